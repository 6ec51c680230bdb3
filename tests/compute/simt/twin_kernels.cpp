// SPDX-License-Identifier: GPL-3.0-or-later
#include "compute/simt/twin_kernels.h"

#include "catalogue/target.h"
#include "simulator/cuda/language/cuda_language.h"

namespace warpbench {
inline namespace WARPBENCH_TARGET {
namespace {

constexpr int kThreads = 64;

__global__ void incrementKernel(float* a, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) a[i] += 1;
}

__global__ void gatherKernel(const float* in, const int* index, float* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = in[index[i]];
}

__global__ void branchKernel(const float* in, float* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  const float x = in[i];
  if (x < 0)
    out[i] = x + 1;
  else
    out[i] = x * 2;
}

__global__ void meetingKernel(const float* a, float* out) {
  const int forth = blockIdx.x * blockDim.x + threadIdx.x;
  const int back = (gridDim.x - 1 - blockIdx.x) * blockDim.x + threadIdx.x;
  out[forth] = a[forth] + a[back];
}

__global__ void negativeKernel(const float* in, int* negatives, float* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  out[i] += in[i];
  if (in[i] < 0) atomicAdd(negatives, 1);
}

__global__ void volatileKernel(const float* in, float* out, int n) {
  const volatile float* const seen = in;
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = seen[i];
}

__global__ void aloneKernel(const float* in, float* out) {
  __shared__ float last;
  float sum = 0;
  for (int k = 0; k < 100; ++k) {
    last = in[blockIdx.x] + k;
    __syncthreads();
    sum += last;
    sum += __syncthreads_count(k % 3 == 0);
  }
  out[blockIdx.x] = sum;
}

__global__ void leftoverKernel(const float* in, float* out) {
  __shared__ int blocksBefore;  // never initialised
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const int before = blocksBefore;
  __syncthreads();
  if (threadIdx.x == 0) blocksBefore = before + 1;
  out[i] = before % 2 == 0 ? in[i] : in[i] * 2 + in[blockDim.x * blockIdx.x];
}

__global__ void localKernel(const int* index, float* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float own[16];
  for (int k = 0; k < 16; ++k) own[k] = k;
  own[index[i] % 16] = 0;
  float sum = 0;
  for (int k = 0; k < 16; ++k) sum += own[(k + index[i]) % 16];
  out[i] = sum;
}

}  // namespace
}  // namespace WARPBENCH_TARGET
}  // namespace warpbench

namespace twin_kernels {

using namespace warpbench;

namespace {
simulator::LaunchShape shapeOf(int blocks, unsigned threads = kThreads) {
  return {dim3(static_cast<unsigned>(blocks)), dim3(threads)};
}
}  // namespace

void increments(Launcher& device, float* a, int n, int blocks) {
  device.launch(incrementKernel, shapeOf(blocks), a, n);
}
void gathers(Launcher& device, const float* in, const int* index, float* out, int n, int blocks) {
  device.launch(gatherKernel, shapeOf(blocks), in, index, out, n);
}
void branches(Launcher& device, const float* in, float* out, int n, int blocks) {
  device.launch(branchKernel, shapeOf(blocks), in, out, n);
}
void meetsItself(Launcher& device, const float* a, float* out, int blocks) {
  device.launch(meetingKernel, shapeOf(blocks), a, out);
}
void countsNegatives(Launcher& device, const float* in, int* negatives, float* out, int n, int blocks) {
  device.launch(negativeKernel, shapeOf(blocks), in, negatives, out, n);
}
void readsVolatile(Launcher& device, const float* in, float* out, int n, int blocks) {
  device.launch(volatileKernel, shapeOf(blocks), in, out, n);
}
void waitsAlone(Launcher& device, const float* in, float* out, int blocks) {
  device.launch(aloneKernel, shapeOf(blocks, 1), in, out);
}
void findsLeftovers(Launcher& device, const float* in, float* out, int blocks) {
  device.launch(leftoverKernel, shapeOf(blocks), in, out);
}
void indexesLocal(Launcher& device, const int* index, float* out, int n, int blocks) {
  device.launch(localKernel, shapeOf(blocks), index, out, n);
}

}  // namespace twin_kernels
