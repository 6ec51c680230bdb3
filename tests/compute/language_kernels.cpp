// SPDX-License-Identifier: GPL-3.0-or-later
#include "language_kernels.h"

#include <algorithm>

#include "device/kernel_language.h"

namespace warpbench {
inline namespace WARPBENCH_TARGET {
namespace {

__global__ void copyKernel(Global<float> a, Global<float> out) {
  auto x = a[0];
  a[0] = 5;
  out[0] = x;
}

__global__ void addressKernel(Global<float> a, Global<float> out) {
  const int i = threadIdx.x;
  const auto first = &a[i];
  const auto second = a + i;
  auto& third = a[i];
  out[4 * i] = *first;
  out[4 * i + 1] = second[0];
  out[4 * i + 2] = third;
  out[4 * i + 3] = std::max(a[i], 0.f) + std::min(0.f, a[i]);
}

__global__ void memberKernel(Global<float> a, Global<float> out) {
  const int i = threadIdx.x;
  const auto v = asVector<float4>(a);
  out[i] = v[i].x;
}

__global__ void wholeKernel(Global<const float> a, Global<float> out) {
  const int i = threadIdx.x;
  const float4 v = asVector<float4>(a)[i];
  out[i] = v.x + v.y + v.z + v.w;
}

__global__ void compoundKernel(Global<int> a) {
  const int i = threadIdx.x;
  a[i] += 1;
  a[i] *= 2;
  ++a[i];
  a[i]--;
}

template <typename T>
__global__ void addKernel(Global<T> sum) {
  atomicAdd(&sum[0], static_cast<T>(threadIdx.x));
}

__global__ void addAndLookKernel(Global<int> count, Global<int> old) {
  const int before = atomicAdd(&count[0], 1);
  old[threadIdx.x] = before;
}

__global__ void treeKernel(Global<int> out) {
  DynamicShared<int> values;
  const int i = threadIdx.x;
  values[i] = i;
  __syncthreads();
  for (int half = blockDim.x / 2; half > 0; half /= 2) {
    if (i < half) values[i] += values[i + half];
    __syncthreads();
  }
  if (i == 0) out[0] = values[0];
}

__global__ void shuffleKernel(Global<int> out) {
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

__constant__ Constant<float, 4> coefficients;

__global__ void constantKernel(Global<float> out) {
  out[threadIdx.x] = coefficients[threadIdx.x % 4] + coefficients[1];
}

__global__ void earlyReturnKernel(Global<int> out, int alive) {
  __shared__ Shared<int, 64> values;
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

/// Compilers clean up after it where they know of a call that may throw.
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

__global__ void hitsKernel(Global<const float> xs, Global<const float> ys, Global<int> hits, int perThread) {
  const int thread = blockIdx.x * blockDim.x + threadIdx.x;
  for (int i = 0; i < perThread; ++i) {
    const float x = xs[thread * perThread + i];
    const float y = ys[thread * perThread + i];
    if (x * x + y * y < 1) atomicAdd(&hits[0], 1);
  }
}

__global__ void tripKernel(Global<const int> trips, Global<int> out) {
  const int lane = threadIdx.x;
  for (int i = 0; i < trips[lane]; ++i) out[i * 32 + lane] = i;
}

__global__ void twoArraysKernel(Global<int> out) {
  __shared__ Shared<int, 32> a;
  __shared__ Shared<int, 32> b;
  const int i = threadIdx.x;
  a[i] = i;
  b[i] = -i;
  __syncthreads();
  out[i] = a[31 - i] == 31 - i && b[31 - i] == i - 31;
}

__global__ void rowsKernel(Global<float> out) {
  __shared__ Shared<float, 32, 32> tile;
  const int x = threadIdx.x;
  const int y = threadIdx.y;
  tile[y][x] = static_cast<float>(y);
  __syncthreads();
  out[y * 32 + x] = tile[x][y];
}

__global__ void coordinateKernel(Global<int> out) {
  const int block = (blockIdx.z * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x;
  const int thread = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
  const int threads = blockDim.x * blockDim.y * blockDim.z;
  out[block * threads + thread] = threadIdx.x + 100 * threadIdx.y + 10000 * threadIdx.z;
}

// A read of a const scalar is its value, so that whatever takes a plain T takes it.
static_assert(std::is_same_v<decltype(std::declval<Global<const float>>()[0]), float>);
static_assert(std::is_convertible_v<Global<float>, Global<const float>>);
static_assert(!std::is_convertible_v<Global<const float>, Global<float>>);
static_assert(sizeof(Element<float4, Space::Global>) == 16 && alignof(Element<float4, Space::Global>) == 16);

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

void copyStaysAsItWas(Launcher& device, float* a, float* out) {
  device.launch(copyKernel, kOne, Global<float>(a), Global<float>(out));
}
void addressesAndMaximum(Launcher& device, float* a, float* out) {
  device.launch(addressKernel, kWarp, Global<float>(a), Global<float>(out));
}
void memberOfVector(Launcher& device, float* a, float* out) {
  device.launch(memberKernel, kWarp, Global<float>(a), Global<float>(out));
}
void wholeVector(Launcher& device, const float* a, float* out) {
  device.launch(wholeKernel, kWarp, Global<const float>(a), Global<float>(out));
}
void compoundAssignments(Launcher& device, int* a) { device.launch(compoundKernel, kWarp, Global<int>(a)); }
void addWithoutLooking(Launcher& device, int* sum) { device.launch(addKernel<int>, kWarp, Global<int>(sum)); }
void addWithoutLooking(Launcher& device, float* sum) { device.launch(addKernel<float>, kWarp, Global<float>(sum)); }
void addAndLook(Launcher& device, int* count, int* old) {
  device.launch(addAndLookKernel, kWarp, Global<int>(count), Global<int>(old));
}
void dynamicSharedTree(Launcher& device, int* out, int threads) {
  device.launch(treeKernel, {dim3(1), dim3(threads), threads * sizeof(int)}, Global<int>(out));
}
void shuffles(Launcher& device, int* out) { device.launch(shuffleKernel, kWarp, Global<int>(out)); }
void constants(Launcher& device, const float* values, float* out) {
  device.setConstant(coefficients, values, 4);
  device.launch(constantKernel, kWarp, Global<float>(out));
}
void earlyReturn(Launcher& device, int* out, int threads, int alive) {
  device.launch(earlyReturnKernel, {dim3(1), dim3(threads)}, Global<int>(out), alive);
}
void mixedBarriers(Launcher& device) { device.launch(mixedKernel, kWarp); }
void endless(Launcher& device, std::stop_source& stop) { device.launch(endlessKernel, kWarp, &stop); }
void countHits(Launcher& device, const float* xs, const float* ys, int* hits, int perThread, int blocks, int threads) {
  device.launch(hitsKernel, {dim3(blocks), dim3(threads)}, Global<const float>(xs), Global<const float>(ys),
                Global<int>(hits), perThread);
}
void ownTripCount(Launcher& device, const int* trips, int* out) {
  device.launch(tripKernel, kWarp, Global<const int>(trips), Global<int>(out));
}
void twoSharedArrays(Launcher& device, int* out) { device.launch(twoArraysKernel, kWarp, Global<int>(out)); }
void sharedRowsAndColumns(Launcher& device, float* out) {
  device.launch(rowsKernel, {dim3(1), dim3(32, 32)}, Global<float>(out));
}
void coordinates(Launcher& device, int* out, LaunchShape shape) {
  device.launch(coordinateKernel, shape, Global<int>(out));
}

}  // namespace language_kernels
