// SPDX-License-Identifier: GPL-3.0-or-later
#include "compute/simt/language_kernels.h"

#include <algorithm>

#include "catalogue/target.h"
#include "simulator/cuda/language/cuda_language.h"

namespace warpbench {
inline namespace WARPBENCH_TARGET {
namespace {

__global__ void copyKernel(float* a, float* out) {
  auto x = a[0];
  a[0] = 5;
  out[0] = x;
}

__global__ void addressKernel(float* a, float* out) {
  const int i = threadIdx.x;
  const auto first = &a[i];
  const auto second = a + i;
  auto& third = a[i];
  out[4 * i] = *first;
  out[4 * i + 1] = second[0];
  out[4 * i + 2] = third;
  out[4 * i + 3] = max(a[i], 0.f) + min(0.f, a[i]);
}

__global__ void memberKernel(float* a, float* out) {
  const int i = threadIdx.x;
  const auto v = reinterpret_cast<const float4*>(a);
  out[i] = v[i].x;
}

__global__ void wholeKernel(const float* a, float* out) {
  const int i = threadIdx.x;
  const float4 v = reinterpret_cast<const float4*>(a)[i];
  out[i] = v.x + v.y + v.z + v.w;
}

__global__ void compoundKernel(int* a) {
  const int i = threadIdx.x;
  a[i] += 1;
  a[i] *= 2;
  ++a[i];
  a[i]--;
}

template <typename T>
__global__ void addKernel(T* sum) {
  atomicAdd(&sum[0], static_cast<T>(threadIdx.x));
}

__global__ void addAndLookKernel(int* count, int* old) {
  const int before = atomicAdd(&count[0], 1);
  old[threadIdx.x] = before;
}

}  // namespace

// Not in an unnamed namespace, because this declares the simulator's dynamic shared memory.
__global__ void treeKernel(int* out) {
  extern __shared__ __align__(16) unsigned char dynamicShared[];
  int* const values = reinterpret_cast<int*>(dynamicShared);
  const int i = threadIdx.x;
  values[i] = i;
  __syncthreads();
  for (int half = blockDim.x / 2; half > 0; half /= 2) {
    if (i < half) values[i] += values[i + half];
    __syncthreads();
  }
  if (i == 0) out[0] = values[0];
}

namespace {

__global__ void shuffleKernel(int* out) {
  const int lane = threadIdx.x;
  int down = lane;
  int across = lane;
  for (int distance = 16; distance > 0; distance /= 2) {
    down += __shfl_down_sync(~0u, down, distance);
    across += __shfl_xor_sync(~0u, across, distance);
  }
  out[lane] = down;
  out[32 + lane] = across;
  out[64 + lane] = __shfl_up_sync(~0u, lane, 1);
  out[96 + lane] = __shfl_sync(~0u, lane, 5, 8);
}

__constant__ float coefficients[4];

__global__ void constantKernel(float* out) { out[threadIdx.x] = coefficients[threadIdx.x % 4] + coefficients[1]; }

template <typename T>
__global__ void divisionKernel(T* out, T divisor) {
  const T i = static_cast<T>(threadIdx.x + 1000);
  out[threadIdx.x] = i / divisor * 100 + i % divisor;
  if (threadIdx.x % 7 == 0) out[threadIdx.x] = (i + 1) % (divisor + 1);
}

__global__ void earlyReturnKernel(int* out, int alive) {
  __shared__ int values[64];
  const int i = threadIdx.x;
  if (i >= alive) return;
  values[i] = i;
  __syncthreads();
  out[i] = values[alive - 1 - i];
}

__global__ void mixedKernel() {
  if (threadIdx.x == 0)
    __syncwarp();
  else
    __syncthreads();
}

/// The compiler destroys it only if it knows a call that may throw.
struct Destroyed {
  ~Destroyed() { value = 0; }
  volatile int value = 1;
};

__global__ void endlessKernel(std::stop_source* stop) {
  const Destroyed atTheEnd;
  __syncthreads();
  stop->request_stop();
  while (atTheEnd.value != 0) {
  }
}

__global__ void endlessBlockKernel(unsigned block) {
  __shared__ volatile int never;
  never = 0;
  __syncthreads();
  while (blockIdx.x == block && never == 0) {
  }
}

__global__ void hitsKernel(const float* xs, const float* ys, int* hits, int perThread) {
  const int thread = blockIdx.x * blockDim.x + threadIdx.x;
  for (int i = 0; i < perThread; ++i) {
    const float x = xs[thread * perThread + i];
    const float y = ys[thread * perThread + i];
    if (x * x + y * y < 1) atomicAdd(&hits[0], 1);
  }
}

__global__ void tripKernel(const int* trips, int* out) {
  const int lane = threadIdx.x;
  for (int i = 0; i < trips[lane]; ++i) out[i * 32 + lane] = i;
}

__global__ void twoArraysKernel(int* out) {
  __shared__ int a[32];
  __shared__ int b[32];
  const int i = threadIdx.x;
  a[i] = i;
  b[i] = -i;
  __syncthreads();
  out[i] = a[31 - i] == 31 - i && b[31 - i] == i - 31;
}

__global__ void rowsKernel(float* out) {
  __shared__ float tile[32][32];
  const int x = threadIdx.x;
  const int y = threadIdx.y;
  tile[y][x] = static_cast<float>(y);
  __syncthreads();
  out[y * 32 + x] = tile[x][y];
}

__global__ void flagKernel(int* out, int steps) {
  __shared__ volatile int flag;
  if (threadIdx.x == 0) flag = 0;
  __syncthreads();
  if (threadIdx.x < 32) {
    while (flag == 0) {
    }
    out[threadIdx.x] = 1;
  } else {
    int sum = 0;
    for (int i = 0; i < steps; ++i) sum += out[64 + i % 7];
    if (threadIdx.x == 63) flag = 1;
    out[threadIdx.x] = sum;
  }
}

__global__ void lockKernel(int* lock, volatile int* counter) {
  bool done = false;
  while (!done) {
    if (atomicCAS(lock, 0, 1) == 0) {
      counter[0] = counter[0] + 1;
      __threadfence();
      atomicExch(lock, 0);
      done = true;
    }
  }
}

__global__ void lookBackKernel(volatile int* flags, volatile int* sums) {
  const int block = blockIdx.x;
  if (threadIdx.x != 0) return;
  if (block > 0) {
    while (flags[block - 1] == 0) {
    }
  }
  __threadfence();
  sums[block] = block > 0 ? sums[block - 1] + 1 : 1;
  __threadfence();
  flags[block] = 1;
}

__device__ int factorial(const int* numbers, int n) { return n <= 1 ? 1 : numbers[n] * factorial(numbers, n - 1); }

__global__ void factorialKernel(int* out) {
  __shared__ int numbers[32];
  numbers[threadIdx.x] = threadIdx.x;
  __syncthreads();
  out[threadIdx.x] = factorial(numbers, threadIdx.x % 10);
}

__device__ int deeper(volatile int* at, int n) { return at[0] == 12345 ? n : deeper(at, n + 1) + at[0]; }

__global__ void bottomlessKernel(int* out) { out[1] = deeper(out, 0); }

__device__ int sameOf(int x) { return x; }
__device__ int negativeOf(int x) { return -x; }

__global__ void pointerKernel(const int* a, int* out) {
  int (*const function)(int) = threadIdx.x % 2 == 0 ? sameOf : negativeOf;
  out[threadIdx.x] = function(a[threadIdx.x]);
}

__global__ void genericKernel(const int* a, int* out) {
  __shared__ int tile[32];
  const int i = threadIdx.x;
  tile[i] = -i;
  __syncthreads();
  const int* const from = i % 2 == 0 ? a : tile;
  out[i] = from[i];
}

__global__ void coordinateKernel(int* out) {
  const int block = (blockIdx.z * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x;
  const int thread = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
  const int threads = blockDim.x * blockDim.y * blockDim.z;
  out[block * threads + thread] = threadIdx.x + 100 * threadIdx.y + 10000 * threadIdx.z;
}

}  // namespace
}  // namespace WARPBENCH_TARGET
}  // namespace warpbench

namespace language_kernels {

using namespace warpbench;
using simulator::LaunchShape;

namespace {
const LaunchShape kWarp{dim3(1), dim3(32)};
const LaunchShape kOne{dim3(1), dim3(1)};
}  // namespace

void copyStaysAsItWas(Launcher& device, float* a, float* out) { device.launch(copyKernel, kOne, a, out); }
void addressesAndMaximum(Launcher& device, float* a, float* out) { device.launch(addressKernel, kWarp, a, out); }
void memberOfVector(Launcher& device, float* a, float* out) { device.launch(memberKernel, kWarp, a, out); }
void wholeVector(Launcher& device, const float* a, float* out) { device.launch(wholeKernel, kWarp, a, out); }
void tooManyInLockstep(Launcher& device, const float* a, float* out) {
  device.launchInLockstep(wholeKernel, {dim3(1), dim3(2048)}, a, out);
}
void compoundAssignments(Launcher& device, int* a) { device.launch(compoundKernel, kWarp, a); }
void addWithoutLooking(Launcher& device, int* sum) { device.launch(addKernel<int>, kWarp, sum); }
void addWithoutLooking(Launcher& device, float* sum) { device.launch(addKernel<float>, kWarp, sum); }
void addAndLook(Launcher& device, int* count, int* old) { device.launch(addAndLookKernel, kWarp, count, old); }
void dynamicSharedTree(Launcher& device, int* out, int threads) {
  device.launch(treeKernel, {dim3(1), dim3(threads), threads * sizeof(int)}, out);
}
void shuffles(Launcher& device, int* out) { device.launch(shuffleKernel, kWarp, out); }
template <typename T>
void divideBy(Launcher& device, T divisor, T* out, int threads) {
  device.launch(divisionKernel<T>, {dim3(1), dim3(threads)}, out, divisor);
}
template void divideBy(Launcher&, int, int*, int);
template void divideBy(Launcher&, unsigned, unsigned*, int);
template void divideBy(Launcher&, std::int64_t, std::int64_t*, int);

void constants(Launcher& device, const float* values, float* out) {
  device.setConstant(coefficients, values, 4);
  device.launch(constantKernel, kWarp, out);
}
void earlyReturn(Launcher& device, int* out, int threads, int alive) {
  device.launch(earlyReturnKernel, {dim3(1), dim3(threads)}, out, alive);
}
void mixedBarriers(Launcher& device) { device.launch(mixedKernel, kWarp); }
void endless(Launcher& device, std::stop_source& stop) { device.launch(endlessKernel, kWarp, &stop); }
void endlessBlock(Launcher& device, unsigned block, bool lockstep) {
  const LaunchShape shape{dim3(3), dim3(64)};
  if (lockstep)
    device.launchInLockstep(endlessBlockKernel, shape, block);
  else
    device.launch(endlessBlockKernel, shape, block);
}
void countHits(Launcher& device, const float* xs, const float* ys, int* hits, int perThread, int blocks, int threads) {
  device.launch(hitsKernel, {dim3(blocks), dim3(threads)}, xs, ys, hits, perThread);
}
void ownTripCount(Launcher& device, const int* trips, int* out) { device.launch(tripKernel, kWarp, trips, out); }
void twoSharedArrays(Launcher& device, int* out) { device.launch(twoArraysKernel, kWarp, out); }
void sharedRowsAndColumns(Launcher& device, float* out) { device.launch(rowsKernel, {dim3(1), dim3(32, 32)}, out); }
void flagBetweenWarps(Launcher& device, int* out, int steps) {
  device.launch(flagKernel, {dim3(1), dim3(64)}, out, steps);
}
void lockedCounter(Launcher& device, int* lock, int* counter, int blocks, int threads) {
  device.launch(lockKernel, {dim3(blocks), dim3(threads)}, lock, counter);
}
void lookBack(Launcher& device, int* flags, int* sums, int blocks) {
  device.launch(lookBackKernel, {dim3(blocks), dim3(64)}, flags, sums);
}
void factorials(Launcher& device, int* out) { device.launch(factorialKernel, kWarp, out); }
void bottomless(Launcher& device, int* out) { device.launch(bottomlessKernel, kOne, out); }
void throughPointers(Launcher& device, const int* a, int* out) { device.launch(pointerKernel, kWarp, a, out); }
void genericPointers(Launcher& device, const int* a, int* out) { device.launch(genericKernel, kWarp, a, out); }
void coordinates(Launcher& device, int* out, LaunchShape shape) { device.launch(coordinateKernel, shape, out); }

}  // namespace language_kernels
