// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wide_vector.cuh"

// Convolution of a picture with a small mask, as in Kirk, Hwu and El Hajj, "Programming Massively Parallel Processors",
// 4th ed., chapter 7 (Convolution). With a mask of 2 radius + 1 rows and columns,
//
//   out(y, x) = sum of mask(j, i) in(y - radius + j, x - radius + i) over all rows j and columns i of the mask,
//
// where elements outside the picture are zero. The last kernels use a separable mask: the product of a column and a row
// of numbers.

inline constexpr int kMostMaskRadius = 4;
inline constexpr int kMostMaskWidth = 2 * kMostMaskRadius + 1;

// Set by the host: the mask in row-major order, and the column and the row of a separable mask.
__constant__ float constantMask[kMostMaskWidth * kMostMaskWidth];
__constant__ float maskColumn[kMostMaskWidth];
__constant__ float maskRow[kMostMaskWidth];

// One thread per element. For each element of the mask, a warp reads 32 neighbours of a row (4 or 5 sectors) and the
// mask's element: another request, for one word that all lanes share.
__global__ void convolutionNaive(const float* in, const float* mask, float* out, int width, int height, int radius) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x;
  const int y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < width && y < height) {
    float sum = 0;
    for (int j = 0; j <= 2 * radius; ++j)
      for (int i = 0; i <= 2 * radius; ++i) {
        const int row = y - radius + j;
        const int column = x - radius + i;
        if (row >= 0 && row < height && column >= 0 && column < width)
          sum += mask[j * (2 * radius + 1) + i] * in[row * width + column];
      }
    out[y * width + x] = sum;
  }
}

// The mask is in constant memory: all lanes use one address, and the constant cache broadcasts it to the whole warp.
// This halves the requests to global memory.
__global__ void convolutionConstant(const float* in, float* out, int width, int height, int radius) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x;
  const int y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < width && y < height) {
    float sum = 0;
    for (int j = 0; j <= 2 * radius; ++j)
      for (int i = 0; i <= 2 * radius; ++i) {
        const int row = y - radius + j;
        const int column = x - radius + i;
        if (row >= 0 && row < height && column >= 0 && column < width)
          sum += constantMask[j * (2 * radius + 1) + i] * in[row * width + column];
      }
    out[y * width + x] = sum;
  }
}

constexpr int kConvolutionTile = 32;

// A block loads a tile of 32 x 32 once, and its inner threads compute the elements whose neighbours all lie in the
// tile. Neighbouring blocks load the border of `radius` elements, the halo, as well. A warp's 32 lanes read a row of
// the tile, one bank each, so there are no conflicts.
template <int radius>
__global__ void convolutionTiled(const float* in, float* out, int width, int height) {
  constexpr int inner = kConvolutionTile - 2 * radius;
  __shared__ float tile[kConvolutionTile][kConvolutionTile];
  const int column = threadIdx.x;
  const int row = threadIdx.y;
  const int x = blockIdx.x * inner + column - radius;
  const int y = blockIdx.y * inner + row - radius;
  tile[row][column] = x >= 0 && x < width && y >= 0 && y < height ? in[y * width + x] : 0.0f;
  __syncthreads();

  const bool isInner = column >= radius && column < radius + inner && row >= radius && row < radius + inner;
  if (isInner && x < width && y < height) {
    float sum = 0;
#pragma unroll
    for (int j = 0; j <= 2 * radius; ++j)
#pragma unroll
      for (int i = 0; i <= 2 * radius; ++i)
        sum += constantMask[j * (2 * radius + 1) + i] * tile[row - radius + j][column - radius + i];
    out[y * width + x] = sum;
  }
}

// A separable mask, rows first: 2 radius + 1 products per element instead of (2 radius + 1)^2. The intermediate result
// goes through global memory between the two launches.
template <int radius>
__global__ void convolutionRows(const float* in, float* between, int width, int height) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x;
  const int y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < width && y < height) {
    float sum = 0;
#pragma unroll
    for (int i = 0; i <= 2 * radius; ++i) {
      const int column = x - radius + i;
      if (column >= 0 && column < width) sum += maskRow[i] * in[y * width + column];
    }
    between[y * width + x] = sum;
  }
}

// Then the columns: a warp reads 32 neighbours of each row, which are whole sectors if rows begin at a sector boundary.
template <int radius>
__global__ void convolutionColumns(const float* between, float* out, int width, int height) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x;
  const int y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < width && y < height) {
    float sum = 0;
#pragma unroll
    for (int j = 0; j <= 2 * radius; ++j) {
      const int row = y - radius + j;
      if (row >= 0 && row < height) sum += maskColumn[j] * between[row * width + x];
    }
    out[y * width + x] = sum;
  }
}

// For the kernels below: a block holds a tile of 64 rows of 128 elements and its halo in shared memory. Four columns of
// halo on each side, of which the mask uses `radius`, keep rows at multiples of 16 bytes. Blocks that run at the same
// time are neighbours, so memory is read and written nearly in order, and L2 serves the halo that two of them read.
constexpr int kWideTileColumns = 128;
constexpr int kWideTileRows = 64;
constexpr int kRowsOfThread = 8;
constexpr int kWideTileThreads = kWideTileColumns / 4 * kWideTileRows / kRowsOfThread;
constexpr int kWideTileVectors = kWideTileColumns / 4 + 2;

// Fills the block's tile. A thread issues all its loads before its first store, so that they are in flight together. If
// rows are not `aligned` to 16 bytes, it loads single elements.
template <bool aligned, int tall>
__device__ __forceinline__ void loadWideTile(float4 (&tile)[tall][kWideTileVectors], const float* in, int width,
                                             int height) {
  constexpr int radius = (tall - kWideTileRows) / 2;
  constexpr int loads = (tall * kWideTileVectors + kWideTileThreads - 1) / kWideTileThreads;
  const int thread = threadIdx.y * blockDim.x + threadIdx.x;
  float4 staged[loads];
#pragma unroll
  for (int k = 0; k < loads; ++k) {
    const int row = (k * kWideTileThreads + thread) / kWideTileVectors;
    const int column = (k * kWideTileThreads + thread) % kWideTileVectors;
    const int x = blockIdx.x * kWideTileColumns + 4 * (column - 1);
    const int y = blockIdx.y * kWideTileRows + row - radius;
    staged[k] = {};
    if (row < tall && x >= 0 && y >= 0 && y < height) staged[k] = loadWide<aligned>(in + y * width, x, width);
  }
#pragma unroll
  for (int k = 0; k < loads; ++k) {
    const int row = (k * kWideTileThreads + thread) / kWideTileVectors;
    const int column = (k * kWideTileThreads + thread) % kWideTileVectors;
    if (row < tall) tile[row][column] = staged[k];
  }
  __syncthreads();
}

// Loads the elements of a tile's row from four before the lane's own four to four after them.
__device__ __forceinline__ void takeNeighbours(float (&elements)[12], const float4* row) {
#pragma unroll
  for (int k = 0; k < 3; ++k) {
    const float4 four = row[threadIdx.x + k];
    elements[4 * k] = four.x;
    elements[4 * k + 1] = four.y;
    elements[4 * k + 2] = four.z;
    elements[4 * k + 3] = four.w;
  }
}

// Any mask. A thread moves down eight rows of four columns. Each row of the tile contributes to the 2 radius + 1 rows
// of sums that use it, all in registers, and completes one of them, which is stored. The multiply-adds read the mask
// directly from constant memory.
template <int radius, bool aligned>
__global__ void __launch_bounds__(kWideTileThreads)
    convolutionBlocked(const float* in, float* out, int width, int height) {
  constexpr int mask = 2 * radius + 1;
  __shared__ float4 tile[kWideTileRows + 2 * radius][kWideTileVectors];
  loadWideTile<aligned>(tile, in, width, height);
  const int x = blockIdx.x * kWideTileColumns + 4 * threadIdx.x;
  float sums[mask][4] = {};
#pragma unroll
  for (int k = 0; k < kRowsOfThread + 2 * radius; ++k) {
    float row[12];
    takeNeighbours(row, tile[threadIdx.y * kRowsOfThread + k]);
#pragma unroll
    for (int j = 0; j < mask; ++j)
#pragma unroll
      for (int column = 0; column < 4; ++column) {
        float sum = j == 0 ? 0.0f : sums[(k + mask - j) % mask][column];
#pragma unroll
        for (int i = 0; i < mask; ++i) sum += constantMask[j * mask + i] * row[4 - radius + column + i];
        sums[(k + mask - j) % mask][column] = sum;
      }
    const int done = (k + 1) % mask;
    const int y = blockIdx.y * kWideTileRows + threadIdx.y * kRowsOfThread + k - 2 * radius;
    if (k >= 2 * radius && y < height)
      storeWide<aligned>(out + y * width, x, width,
                         make_float4(sums[done][0], sums[done][1], sums[done][2], sums[done][3]));
  }
}

// A separable mask in one launch. Sums along a row are computed once; the last 2 radius + 1 rows of them stay in
// registers, and their sum down the columns is stored. For eight rows and a 7 x 7 mask this takes 19 products per
// element instead of 49, and no intermediate result goes through memory.
template <int radius, bool aligned>
__global__ void __launch_bounds__(kWideTileThreads)
    convolutionSeparable(const float* in, float* out, int width, int height) {
  constexpr int mask = 2 * radius + 1;
  __shared__ float4 tile[kWideTileRows + 2 * radius][kWideTileVectors];
  loadWideTile<aligned>(tile, in, width, height);
  const int x = blockIdx.x * kWideTileColumns + 4 * threadIdx.x;
  float rows[mask][4] = {};
#pragma unroll
  for (int k = 0; k < kRowsOfThread + 2 * radius; ++k) {
    float row[12];
    takeNeighbours(row, tile[threadIdx.y * kRowsOfThread + k]);
#pragma unroll
    for (int column = 0; column < 4; ++column) {
      float sum = 0;
#pragma unroll
      for (int i = 0; i < mask; ++i) sum += maskRow[i] * row[4 - radius + column + i];
      rows[k % mask][column] = sum;
    }
    float sums[4] = {};
#pragma unroll
    for (int column = 0; column < 4; ++column)
#pragma unroll
      for (int j = 0; j < mask; ++j) sums[column] += maskColumn[j] * rows[(k + 1 + j) % mask][column];
    const int y = blockIdx.y * kWideTileRows + threadIdx.y * kRowsOfThread + k - 2 * radius;
    if (k >= 2 * radius && y < height)
      storeWide<aligned>(out + y * width, x, width, make_float4(sums[0], sums[1], sums[2], sums[3]));
  }
}
