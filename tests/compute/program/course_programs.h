// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Programs from CUDA courses, complete and checking their own results.
namespace warpbench::test {

inline constexpr const char* kProducts = R"(
#include <cstdio>
#include <cstdlib>
#include <vector>
#define TILE 16

// Correct for one block only, because it ignores the others.
__global__ void productInOneBlock(const float* M, const float* N, float* P, int width) {
  int tx = threadIdx.x, ty = threadIdx.y;
  float sum = 0.0f;
  for (int k = 0; k < width; ++k) sum += M[ty * width + k] * N[k * width + tx];
  P[ty * width + tx] = sum;
}

__global__ void productInGlobal(const float* M, const float* N, float* P, int width) {
  int row = blockIdx.y * blockDim.y + threadIdx.y, col = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= width || col >= width) return;
  P[row * width + col] = 0;
  for (int k = 0; k < width; ++k) P[row * width + col] += M[row * width + k] * N[k * width + col];
}

__global__ void productInRegister(const float* M, const float* N, float* P, int width) {
  int row = blockIdx.y * blockDim.y + threadIdx.y, col = blockIdx.x * blockDim.x + threadIdx.x;
  if (row < width && col < width) {
    float sum = 0;
    for (int k = 0; k < width; ++k) sum += M[row * width + k] * N[k * width + col];
    P[row * width + col] = sum;
  }
}

__global__ void productInTiles(const float* M, const float* N, float* P, int width) {
  __shared__ float tileM[TILE][TILE];
  __shared__ float tileN[TILE][TILE];
  int tx = threadIdx.x, ty = threadIdx.y;
  int row = blockIdx.y * TILE + ty, col = blockIdx.x * TILE + tx;
  float sum = 0;
  for (int phase = 0; phase < ceil(width / (float)TILE); ++phase) {
    if (row < width && phase * TILE + tx < width)
      tileM[ty][tx] = M[row * width + phase * TILE + tx];
    else
      tileM[ty][tx] = 0.0;
    if (phase * TILE + ty < width && col < width)
      tileN[ty][tx] = N[(phase * TILE + ty) * width + col];
    else
      tileN[ty][tx] = 0.0;
    __syncthreads();
    for (int k = 0; k < TILE; ++k) sum += tileM[ty][k] * tileN[k][tx];
    __syncthreads();
  }
  if (row < width && col < width) P[row * width + col] = sum;
}

// Both tiles are in dynamic shared memory.
__global__ void productInDynamicTiles(const float* M, const float* N, float* P, int width, int tile) {
  extern __shared__ float both[];
  float *tileM = both, *tileN = both + tile * tile;
  int tx = threadIdx.x, ty = threadIdx.y;
  int row = blockIdx.y * tile + ty, col = blockIdx.x * tile + tx;
  float sum = 0;
  for (int phase = 0; phase < (width + tile - 1) / tile; ++phase) {
    int across = phase * tile + tx, down = phase * tile + ty;
    tileM[ty * tile + tx] = row < width && across < width ? M[row * width + across] : 0;
    tileN[ty * tile + tx] = down < width && col < width ? N[down * width + col] : 0;
    __syncthreads();
    for (int k = 0; k < tile; ++k) sum += tileM[ty * tile + k] * tileN[k * tile + tx];
    __syncthreads();
  }
  if (row < width && col < width) P[row * width + col] = sum;
}

typedef struct { int width, height, stride; float* elements; } Matrix;
__device__ float getElement(const Matrix A, int row, int col) { return A.elements[row * A.stride + col]; }
__device__ void setElement(Matrix A, int row, int col, float value) { A.elements[row * A.stride + col] = value; }
__device__ Matrix getSubMatrix(Matrix A, int row, int col) {
  Matrix sub;
  sub.width = sub.height = TILE;
  sub.stride = A.stride;
  sub.elements = &A.elements[A.stride * TILE * row + TILE * col];
  return sub;
}
// For widths that are multiples of the tile.
__global__ void productOfMatrices(const Matrix A, const Matrix B, Matrix C) {
  Matrix part = getSubMatrix(C, blockIdx.y, blockIdx.x);
  float sum = 0;
  for (int m = 0; m < A.width / TILE; ++m) {
    Matrix fromA = getSubMatrix(A, blockIdx.y, m), fromB = getSubMatrix(B, m, blockIdx.x);
    __shared__ float As[TILE][TILE];
    __shared__ float Bs[TILE][TILE];
    As[threadIdx.y][threadIdx.x] = getElement(fromA, threadIdx.y, threadIdx.x);
    Bs[threadIdx.y][threadIdx.x] = getElement(fromB, threadIdx.y, threadIdx.x);
    __syncthreads();
    for (int e = 0; e < TILE; ++e) sum += As[threadIdx.y][e] * Bs[e][threadIdx.x];
    __syncthreads();
  }
  setElement(part, threadIdx.y, threadIdx.x, sum);
}

int main(int argc, char** argv) {
  const int width = atoi(argv[1]), count = width * width;
  std::vector<float> m(count), n(count), p(count);
  for (int i = 0; i < count; ++i) m[i] = i % 7 - 3, n[i] = i % 5 - 2;  // small integers: sums are exact
  float *M, *N, *P;
  for (float** each : {&M, &N, &P}) cudaMalloc(each, count * sizeof(float));
  cudaMemcpy(M, m.data(), count * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemcpy(N, n.data(), count * sizeof(float), cudaMemcpyHostToDevice);
  int wrong = 0;
  const auto check = [&](const char* name) {
    cudaMemcpy(p.data(), P, count * sizeof(float), cudaMemcpyDeviceToHost);
    cudaMemset(P, 0xff, count * sizeof(float));
    for (int row = 0; row < width; ++row)
      for (int col = 0; col < width; ++col) {
        float sum = 0;
        for (int k = 0; k < width; ++k) sum += m[row * width + k] * n[k * width + col];
        if (!(p[row * width + col] == sum)) {
          printf("%s: wrong at %d, %d\n", name, row, col);
          wrong = 1;
          return;
        }
      }
  };
  const dim3 block(TILE, TILE), grid((width + TILE - 1) / TILE, (width + TILE - 1) / TILE);
  if (width <= 32) {
    productInOneBlock<<<1, dim3(width, width)>>>(M, N, P, width);
    check("in one block");
  }
  productInGlobal<<<grid, block>>>(M, N, P, width);
  check("in global memory");
  productInRegister<<<grid, block>>>(M, N, P, width);
  check("in a register");
  productInTiles<<<grid, block>>>(M, N, P, width);
  check("in tiles");
  productInDynamicTiles<<<dim3((width + 7) / 8, (width + 7) / 8), dim3(8, 8), 2 * 8 * 8 * sizeof(float)>>>(M, N, P, width, 8);
  check("in dynamic tiles");
  if (width % TILE == 0) {
    const Matrix a{width, width, width, M}, b{width, width, width, N}, c{width, width, width, P};
    productOfMatrices<<<grid, block>>>(a, b, c);
    check("of matrices");
  }
  for (float* each : {M, N, P}) cudaFree(each);
  return wrong;
})";

inline constexpr const char* kReductions = R"(
#include <cstdio>
#include <cstdlib>
#include <vector>
#define BLOCK 256

__global__ void sumAtomic(const int* in, int n, int* sum) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) atomicAdd(sum, in[i]);
}
// Every second remaining thread waits.
__global__ void sumInterleaved(const int* in, int n, int* sums) {
  __shared__ int part[BLOCK];
  int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  part[t] = i < n ? in[i] : 0;
  for (int stride = 1; stride < blockDim.x; stride *= 2) {
    __syncthreads();
    if (t % (2 * stride) == 0) part[t] += part[t + stride];
  }
  if (t == 0) sums[blockIdx.x] = part[0];
}
// The active threads are neighbours, and their words are apart.
__global__ void sumWithConflicts(const int* in, int n, int* sums) {
  __shared__ int part[BLOCK];
  int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  part[t] = i < n ? in[i] : 0;
  for (int stride = 1; stride < blockDim.x; stride *= 2) {
    __syncthreads();
    int at = 2 * stride * t;
    if (at < blockDim.x) part[at] += part[at + stride];
  }
  if (t == 0) sums[blockIdx.x] = part[0];
}
// The upper half waits.
__global__ void sumSequential(const int* in, int n, int* sums) {
  __shared__ int part[BLOCK];
  int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  part[t] = i < n ? in[i] : 0;
  for (int stride = blockDim.x / 2; stride > 0; stride /= 2) {
    __syncthreads();
    if (t < stride) part[t] += part[t + stride];
  }
  if (t == 0) sums[blockIdx.x] = part[0];
}

int main(int argc, char** argv) {
  const int n = atoi(argv[1]), blocks = (n + BLOCK - 1) / BLOCK;
  std::vector<int> in(n), sums(blocks);
  long wanted = 0;
  for (int i = 0; i < n; ++i) wanted += in[i] = i % 11 - 4;
  int *dIn, *dSums;
  cudaMalloc(&dIn, n * sizeof(int));
  cudaMalloc(&dSums, blocks * sizeof(int));
  cudaMemcpy(dIn, in.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  int wrong = 0;
  const auto check = [&](const char* name, int count) {
    cudaMemcpy(sums.data(), dSums, count * sizeof(int), cudaMemcpyDeviceToHost);
    long sum = 0;
    for (int i = 0; i < count; ++i) sum += sums[i];
    if (sum != wanted) printf("%s: %ld and not %ld\n", name, sum, wanted), wrong = 1;
  };
  cudaMemset(dSums, 0, sizeof(int));
  sumAtomic<<<blocks, BLOCK>>>(dIn, n, dSums);
  check("atomic", 1);
  sumInterleaved<<<blocks, BLOCK>>>(dIn, n, dSums);
  check("interleaved", blocks);
  sumWithConflicts<<<blocks, BLOCK>>>(dIn, n, dSums);
  check("with conflicts", blocks);
  sumSequential<<<blocks, BLOCK>>>(dIn, n, dSums);
  check("sequential", blocks);
  cudaFree(dIn);
  cudaFree(dSums);
  return wrong;
})";

}  // namespace warpbench::test
