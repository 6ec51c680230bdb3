// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/planted_fault.h"

namespace warpbench::test {

namespace {

__global__ void writeFarAway() {
  constexpr unsigned long long kNobodys = 1ull << 56;
  *reinterpret_cast<volatile int*>(kNobodys) = 1;
}

__global__ void writeBetweenWords(char* bytes) { *reinterpret_cast<volatile int*>(bytes + 1) = 1; }

__global__ void trap() { asm volatile("trap;"); }

__device__ int recurse(int depth, volatile int* sink) {
  volatile int frame[512];
  for (int i = 0; i < 512; ++i) frame[i] = depth + i;
  return (depth > 0 ? recurse(depth - 1, sink) : *sink) + frame[depth & 511];
}

__global__ void recurseTooDeep(int depth, int* sink) { *sink = recurse(depth, sink); }

__global__ void spin(volatile int* never) {
  while (*never != 1) {
  }
}

__global__ void doNothing() {}

int* zeroed(cuda::CudaLauncher& device) {
  int* const word = device.workspace<int>("zeroed", 64);
  device.fill(word, 64, 0);
  return word;
}

}  // namespace

void launchIllegalAddress(cuda::CudaLauncher& device) { device.launch(writeFarAway, {dim3(1), dim3(1)}); }

void launchMisalignedAddress(cuda::CudaLauncher& device) {
  device.launch(writeBetweenWords, {dim3(1), dim3(1)}, reinterpret_cast<char*>(zeroed(device)));
}

void launchTrap(cuda::CudaLauncher& device) { device.launch(trap, {dim3(1), dim3(1)}); }

void launchStackOverflow(cuda::CudaLauncher& device) {
  device.launch(recurseTooDeep, {dim3(1), dim3(1)}, 100'000, zeroed(device));
}

void launchTooManyThreads(cuda::CudaLauncher& device) { device.launch(doNothing, {dim3(1), dim3(4096)}); }

void launchTooMuchShared(cuda::CudaLauncher& device) {
  device.launch(doNothing, {dim3(1), dim3(32), std::size_t{1} << 20});
}

void allocateTooMuch(cuda::CudaLauncher& device) { device.workspace<double>("too much", std::int64_t{1} << 40); }

void launchEndless(cuda::CudaLauncher& device) { device.launch(spin, {dim3(1024), dim3(1024)}, zeroed(device)); }

}  // namespace warpbench::test
