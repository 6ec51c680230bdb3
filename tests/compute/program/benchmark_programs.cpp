// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <vector>

#include "benchmark_size.h"
#include "core/child/run_to_end.h"
#include "device/device.h"
#include "engine/devices/devices.h"
#include "own/gpu/nvcc.h"

/// Prints the time of whole programs in the simulator, counted and checked, relative to the same work as a loop on one
/// CPU core and, if there is a GPU, to the program itself and to compute-sanitizer's memcheck. Not a test: the figures
/// depend on the machine. Compilation is excluded, because each program runs once before it is timed.
namespace {

using namespace warpbench;

constexpr const char* kProgram = R"(
#include <cstdio>
#include <vector>
__global__ void multiply(float* c, const float* a, const float* b, int n) {
  __shared__ float tileA[16][16], tileB[16][16];
  int row = blockIdx.y * 16 + threadIdx.y, column = blockIdx.x * 16 + threadIdx.x;
  float sum = 0;
  for (int k = 0; k < n; k += 16) {
    tileA[threadIdx.y][threadIdx.x] = a[row * n + k + threadIdx.x];
    tileB[threadIdx.y][threadIdx.x] = b[(k + threadIdx.y) * n + column];
    __syncthreads();
    for (int i = 0; i < 16; ++i) sum += tileA[threadIdx.y][i] * tileB[i][threadIdx.x];
    __syncthreads();
  }
  c[row * n + column] = sum;
}
__global__ void scale(float* c, float by, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) c[i] *= by;
}
int main() {
  const int n = 256;
  std::vector<float> host(n * n, 0.5f);
  float *a, *b, *c;
  for (float** each : {&a, &b, &c}) cudaMalloc(each, n * n * sizeof(float));
  cudaMemcpy(a, host.data(), n * n * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemcpy(b, host.data(), n * n * sizeof(float), cudaMemcpyHostToDevice);
  for (int i = 0; i < 10; ++i) {
    multiply<<<dim3(n / 16, n / 16), dim3(16, 16)>>>(c, a, b, n);
    scale<<<(n * n + 255) / 256, 256>>>(c, 2, n * n);
  }
  cudaMemcpy(host.data(), c, n * n * sizeof(float), cudaMemcpyDeviceToHost);
  for (float* each : {a, b, c}) cudaFree(each);
  for (float each : host) if (each != n * 0.5f) return 1;
  return cudaDeviceSynchronize();
})";
constexpr const char* kByHand = R"(
#include <vector>
int main() {
  const int n = 256;
  std::vector<float> a(n * n, 0.5f), b(n * n, 0.5f), c(n * n);
  for (int times = 0; times < 10; ++times) {
    for (int row = 0; row < n; ++row)
      for (int column = 0; column < n; ++column) {
        float sum = 0;
        for (int k = 0; k < n; ++k) sum += a[row * n + k] * b[k * n + column];
        c[row * n + column] = sum;
      }
    for (float& each : c) each *= 2;
  }
  for (float each : c) if (each != n * 0.5f) return 1;
})";

int g_runs = 3;

/// The fastest of several runs after an untimed one, in seconds; nothing if one fails.
std::optional<double> seconds(const std::vector<std::string>& words) {
  double shortest = 1e9;
  for (int i = 0; i <= g_runs; ++i) {
    const auto begin = std::chrono::steady_clock::now();
    const process::RunOutcome outcome =
        process::runToEnd({.words = words, .input = process::ChildStart::Input::Nothing});
    if (outcome.code != 0) {
      std::printf("%s %s: %s\n", words[0].c_str(), outcome.end.english().c_str(), outcome.complaints.c_str());
      return std::nullopt;
    }
    const double time = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    if (i > 0) shortest = std::min(shortest, time);
  }
  return shortest;
}

void print(const char* what, const std::optional<double>& time, double counted) {
  if (time) std::printf("  %-44s %7.3f s   counting takes %7.2f times as long\n", what, *time, counted / *time);
}

}  // namespace

int main(int argc, char** argv) {
  if (test::wantsSmall(argc, argv)) g_runs = 1;
  const std::filesystem::path folder = std::filesystem::temp_directory_path() / "warpbench-benchmark-programs";
  std::filesystem::create_directories(folder);
  const std::string program = folder / "product.cu", byHand = folder / "product.cpp";
  std::ofstream(program) << kProgram;
  std::ofstream(byHand) << kByHand;
  const std::string native = folder / "by-hand", compiled = folder / "compiled";

  const auto counted = seconds({WARPBENCH_CLI, "exec", program});
  if (!counted) return 1;
  std::printf("10 products of 256 x 256 in tiles of 16, and 10 scalings:\n  %-44s %7.3f s\n",
              "counted in the simulator", *counted);
  print("checked in the simulator", seconds({WARPBENCH_CLI, "exec", "--check", program}), *counted);
  if (seconds({"g++", "-O2", "-o", native, byHand}))
    print("by hand on one core of the CPU", seconds({native}), *counted);
  const auto nvcc = own::Nvcc::find();
  const auto devices = listDevices();
  const bool hasGpu = std::ranges::any_of(
      devices, [](const DeviceInfo& each) { return each.traits().isGpu && each.available; });
  if (hasGpu && nvcc && seconds({nvcc->string(), "-O3", "-arch=native", "-o", compiled, program})) {
    print("by itself on the GPU", seconds({compiled}), *counted);
    print("compute-sanitizer's memcheck of it", seconds({"compute-sanitizer", compiled}), *counted);
  }
  std::filesystem::remove_all(folder);
}
