// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Programs like those of CUDA's samples, written anew, and some with mistakes.
namespace warpbench::test {

inline constexpr const char* kVectorAdd = R"(
#include <cuda_runtime.h>
#include <stdio.h>
__global__ void add(const float* a, const float* b, float* c, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) c[i] = a[i] + b[i];
}
int main() {
  const int n = 50000;
  float *a = (float*)malloc(n * sizeof(float)), *b = (float*)malloc(n * sizeof(float)), *da, *db, *dc;
  for (int i = 0; i < n; ++i) a[i] = i, b[i] = 2 * i;
  cudaMalloc((void**)&da, n * sizeof(float));
  cudaMalloc((void**)&db, n * sizeof(float));
  cudaMalloc(&dc, n * sizeof(float));
  cudaMemcpy(da, a, n * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemcpy(db, b, n * sizeof(float), cudaMemcpyHostToDevice);
  add<<<(n + 255) / 256, 256>>>(da, db, dc, n);
  cudaMemcpy(a, dc, n * sizeof(float), cudaMemcpyDeviceToHost);
  for (int i = 0; i < n; ++i) if (a[i] != 3.0f * i) { printf("wrong at %d\n", i); return 1; }
  cudaFree(da); cudaFree(db); cudaFree(dc); free(a); free(b);
  printf("right\n");
  return 0;
})";

// 160 x 160 in blocks of 32 x 32, like NVIDIA's sample matrixMul.
inline constexpr const char* kMatrixMul = R"(
#include <cstdio>
#include <vector>
template <int TILE> __global__ void multiply(float* C, const float* A, const float* B, int width) {
  const int row = blockIdx.y * TILE + threadIdx.y, column = blockIdx.x * TILE + threadIdx.x;
  float sum = 0;
  for (int tile = 0; tile < width / TILE; ++tile) {
    __shared__ float a[TILE][TILE];
    __shared__ float b[TILE][TILE];
    a[threadIdx.y][threadIdx.x] = A[row * width + tile * TILE + threadIdx.x];
    b[threadIdx.y][threadIdx.x] = B[(tile * TILE + threadIdx.y) * width + column];
    __syncthreads();
    for (int k = 0; k < TILE; ++k) sum += a[threadIdx.y][k] * b[k][threadIdx.x];
    __syncthreads();
  }
  C[row * width + column] = sum;
}
int main() {
  const int width = 160, count = width * width;
  std::vector<float> a(count, 1.0f), b(count, 0.01f), c(count);
  float* d[3];
  for (float*& each : d) cudaMalloc(&each, count * 4);
  cudaMemcpy(d[0], a.data(), count * 4, cudaMemcpyHostToDevice);
  cudaMemcpy(d[1], b.data(), count * 4, cudaMemcpyHostToDevice);
  dim3 threads(32, 32), grid(width / threads.x, width / threads.y);
  multiply<32><<<grid, threads>>>(d[2], d[0], d[1], width);
  cudaMemcpy(c.data(), d[2], count * 4, cudaMemcpyDeviceToHost);
  for (float each : c) if (!(each > 1.59f && each < 1.61f)) return 1;
  for (float* each : d) cudaFree(each);
})";

/// Each lane's bin is in a separate sector.
inline constexpr const char* kScatteredAtomics = R"(
__global__ void count(int* bins) { atomicAdd(&bins[threadIdx.x * 8 + blockIdx.x % 8], 1); }
int main() {
  int* bins;
  cudaMalloc(&bins, 128 * 8 * sizeof(int));
  cudaMemset(bins, 0, 128 * 8 * sizeof(int));
  count<<<264, 128>>>(bins);
  return cudaDeviceSynchronize() == cudaSuccess ? 0 : 1;
}
)";

inline constexpr const char* kTransposeProgram = R"(
#define TILE 32
#define LAUNCH(kernel, ...) kernel<<<dim3(width / TILE, height / TILE), dim3(TILE, 8)>>>(__VA_ARGS__)
__global__ void transposeNaive(float* out, const float* in, int width, int height) {
  int x = blockIdx.x * TILE + threadIdx.x, y = blockIdx.y * TILE + threadIdx.y;
  for (int j = 0; j < TILE; j += 8) out[x * height + y + j] = in[(y + j) * width + x];
}
__global__ void transposeCoalesced(float* out, const float* in, int width, int height) {
  __shared__ float tile[TILE][TILE];
  int x = blockIdx.x * TILE + threadIdx.x, y = blockIdx.y * TILE + threadIdx.y;
  for (int j = 0; j < TILE; j += 8) tile[threadIdx.y + j][threadIdx.x] = in[(y + j) * width + x];
  __syncthreads();
  x = blockIdx.y * TILE + threadIdx.x, y = blockIdx.x * TILE + threadIdx.y;
  for (int j = 0; j < TILE; j += 8) out[(y + j) * height + x] = tile[threadIdx.x][threadIdx.y + j];
}
int main() {
  const int width = 256, height = 256;
  static float in[width * height], out[width * height];
  for (int i = 0; i < width * height; ++i) in[i] = i;
  float *a, *b;
  cudaMallocManaged(&a, sizeof in);
  cudaMallocManaged(&b, sizeof in);
  for (int i = 0; i < width * height; ++i) a[i] = i;
  LAUNCH(transposeNaive, b, a, width, height);
  cudaDeviceSynchronize();
  for (int y = 0; y < height; ++y) for (int x = 0; x < width; ++x) if (b[x * height + y] != a[y * width + x]) return 1;
  LAUNCH(transposeCoalesced, b, a, width, height);
  return cudaDeviceSynchronize();
})";

// In the style of a lecture: streams, events, a symbol, dynamic shared memory, atomics, default arguments, overloads.
inline constexpr const char* kReduction = R"(
#include <cstdio>
#include <cstdlib>
#define CHECK(call) do { cudaError_t e = (call); if (e != cudaSuccess) { fprintf(stderr, "%s\n", cudaGetErrorString(e)); exit(3); } } while (0)
__constant__ int scale[2];
__device__ int total;
template <typename T, int BLOCK> __global__ void reduce(const T* in, int n) {
  extern __shared__ T sums[];
  int i = blockIdx.x * BLOCK + threadIdx.x;
  sums[threadIdx.x] = i < n ? in[i] * scale[0] : 0;
  __syncthreads();
  for (int s = BLOCK / 2; s > 0; s >>= 1) {
    if (threadIdx.x < s) sums[threadIdx.x] += sums[threadIdx.x + s];
    __syncthreads();
  }
  if (threadIdx.x == 0) atomicAdd(&total, sums[0]);
}
__global__ void fill(int* out, int n, int value = 2) { if (threadIdx.x < n) out[threadIdx.x] = value; }
__global__ void fill(float* out, int n) { if (threadIdx.x < n) out[threadIdx.x] = 0; }
int main() {
  const int n = 1000;
  int* in; int factor[2] = {3, 0}, result = -1;
  CHECK(cudaMalloc(&in, n * sizeof(int)));
  cudaStream_t stream; CHECK(cudaStreamCreate(&stream));
  cudaEvent_t begin, end; CHECK(cudaEventCreate(&begin)); CHECK(cudaEventCreate(&end));
  fill<<<1, 1000, 0, stream>>>(in, n);
  CHECK(cudaMemcpyToSymbol(scale, factor, sizeof factor));
  CHECK(cudaEventRecord(begin, stream));
  (reduce<int, 256>)<<<4, 256, 256 * sizeof(int), stream>>>(in, n);
  CHECK(cudaEventRecord(end, stream));
  CHECK(cudaEventSynchronize(end));
  float ms = 0; CHECK(cudaEventElapsedTime(&ms, begin, end));
  CHECK(cudaMemcpyFromSymbol(&result, total, sizeof result));
  printf("%d %d\n", result, ms > 0 && ms < 1);
  cudaEventDestroy(begin); cudaEventDestroy(end); cudaStreamDestroy(stream); cudaFree(in);
  return result == 6000 ? 0 : 1;
})";

inline constexpr const char* kCooperative = R"(
#include <cooperative_groups.h>
#include <stdio.h>
namespace cg = cooperative_groups;
__global__ void twoPhases(int* data, int* sums) {
  cg::grid_group grid = cg::this_grid();
  data[grid.thread_rank()] = grid.thread_rank();
  grid.sync();
  // Reads the other end of the grid's elements, which another block has written.
  sums[grid.thread_rank()] = data[grid.size() - 1 - grid.thread_rank()];
  grid.sync();
  data[grid.thread_rank()] = sums[grid.thread_rank()];
}
int main() {
  int *data, *sums, host[256], blocks = 0;
  cudaMalloc(&data, sizeof host); cudaMalloc(&sums, sizeof host);
  cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, twoPhases, 64, 0);
  void* arguments[] = {&data, &sums};
  if (cudaLaunchCooperativeKernel((void*)twoPhases, dim3(4), dim3(64), arguments) != cudaSuccess) return 2;
  cudaMemcpy(host, data, sizeof host, cudaMemcpyDeviceToHost);
  for (int i = 0; i < 256; ++i) if (host[i] != 255 - i) return 1;
  void* one[] = {&data, &sums};
  return cudaLaunchCooperativeKernel((void*)twoPhases, dim3(1 << 20), dim3(64), one) == cudaErrorCooperativeLaunchTooLarge ? 0 : 3;
})";

inline constexpr const char* kErrors = R"(
#include <assert.h>
#include <stdio.h>
#include <string.h>
__global__ void nothing() {}
#define SAME(a, b) if (strcmp(a, b)) { printf("line %d: %s\n", __LINE__, a); return 1; }
int main(int argc, char** argv) {
  int *p = nullptr, host[4] = {};
  SAME(cudaGetErrorName(cudaMalloc(&p, ~size_t{0} / 2)), "cudaErrorMemoryAllocation");
  SAME(cudaGetErrorString(cudaGetLastError()), "out of memory");
  SAME(cudaGetErrorName(cudaGetLastError()), "cudaSuccess");
  nothing<<<1, 2048>>>();
  SAME(cudaGetErrorName(cudaPeekAtLastError()), "cudaErrorInvalidValue");
  SAME(cudaGetErrorString(cudaGetLastError()), "invalid argument");
  nothing<<<0, 32>>>();
  SAME(cudaGetErrorName(cudaGetLastError()), "cudaErrorInvalidValue");
  nothing<<<1, 32, 64 * 1024>>>();
  SAME(cudaGetErrorName(cudaGetLastError()), "cudaErrorInvalidValue");
  cudaFuncSetAttribute(nothing, cudaFuncAttributeMaxDynamicSharedMemorySize, 64 * 1024);
  nothing<<<1, 32, 64 * 1024>>>();
  SAME(cudaGetErrorName(cudaGetLastError()), "cudaSuccess");
  SAME(cudaGetErrorName(cudaMalloc(&p, sizeof host)), "cudaSuccess");
  SAME(cudaGetErrorName(cudaMemcpy(p, host, sizeof host, cudaMemcpyDeviceToHost)), "cudaErrorInvalidValue");
  SAME(cudaGetErrorName(cudaMemcpy(p, host, 5 * sizeof(int), cudaMemcpyHostToDevice)), "cudaErrorInvalidValue");
  SAME(cudaGetErrorName(cudaSetDevice(1)), "cudaErrorInvalidDevice");
  SAME(cudaGetErrorName(cudaFree(host)), "cudaErrorInvalidValue");
  SAME(cudaGetErrorName(cudaFree(p)), "cudaSuccess");
  SAME(cudaGetErrorName(cudaFree(p)), "cudaErrorInvalidValue");
  cudaDeviceProp properties;
  cudaGetDeviceProperties(&properties, 0);
  printf("%s %d.%d %d %s\n", properties.name, properties.major, properties.minor, properties.multiProcessorCount, argv[argc - 1]);
  return argc;
})";

inline constexpr const char* kWildPointer = R"(
#include <stdio.h>
__global__ void wild(int* a) {
  if (threadIdx.x == 5)
    a[threadIdx.x] = 1;
}
int main() {
  wild<<<1, 32>>>(reinterpret_cast<int*>(0x10));
  printf("%s, ", cudaGetErrorName(cudaGetLastError()));
  printf("%s, ", cudaGetErrorName(cudaDeviceSynchronize()));
  int* p;
  printf("%s\n", cudaGetErrorName(cudaMalloc(&p, 4)));
})";

inline constexpr const char* kMistakes = R"(#include <cstdio>
__device__ int counter;
__global__ void outOfBounds(int* a, int n) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i <= n) a[i] = i; }
__global__ void race(int* sum, const int* a) {
  *sum += a[threadIdx.x];
}
__global__ void barrier(int* a) {
  __shared__ int s[64];
  s[threadIdx.x] = threadIdx.x;
  a[threadIdx.x] = s[63 - threadIdx.x];
}
__global__ void copyOf(const int* from, int* to) {
  to[threadIdx.x] = from[threadIdx.x];
}
int main() {
  int *a, *b, *leaked, host[64] = {};
  cudaMalloc(&a, 64 * sizeof(int));
  cudaMalloc((void**)&b, 64 * sizeof(int));
  cudaMalloc(&leaked, 100);
  outOfBounds<<<1, 128>>>(a, 64);
  race<<<1, 64>>>(b, a);
  barrier<<<1, 64>>>(a);
  copyOf<<<1, 64>>>(host, a);
  cudaDeviceSynchronize();
  copyOf<<<1, 64>>>(b, a);
  cudaMemcpy(a, host, 65 * sizeof(int), cudaMemcpyHostToDevice);
  cudaMemcpy(host, a, sizeof host, cudaMemcpyHostToDevice);
  cudaFree(b);
  copyOf<<<1, 64>>>(b, a);
  cudaFree(a);
  race<<<1, 2000>>>(a, b);
  return 0;
}
)";

}  // namespace warpbench::test
