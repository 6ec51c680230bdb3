// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wide_vector.cuh"

// A picture under a small mask, as in Kirk, Hwu and El Hajj, "Programming Massively Parallel Processors", 4th ed.,
// chapter 7 (Convolution): with a mask of 2 radius + 1 rows and columns,
//
//   out(y, x) = sum of mask(j, i) in(y - radius + j, x - radius + i) over all rows j and columns i of the mask,
//
// where the elements outside of the picture are zero. The mask of the last kernels is a product, of a column of numbers
// and a row of numbers: it is separable.

inline constexpr int kMostMaskRadius = 4;
inline constexpr int kMostMaskWidth = 2 * kMostMaskRadius + 1;

// Written by the host: the mask, row after row, and of a separable mask its column and its row.
__constant__ float constantMask[kMostMaskWidth * kMostMaskWidth];
__constant__ float maskColumn[kMostMaskWidth];
__constant__ float maskRow[kMostMaskWidth];

// A thread for each element. A warp reads 32 neighbours of a row for each element of the mask, 4 or 5 sectors, and with
// each the mask's element, one more request for one word that all lanes share.
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

// The mask from constant memory: all lanes name one address, which the constant cache hands to the whole warp. Half of
// the requests for global memory are gone.
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

// A block loads a tile of 32 x 32 once, and its inner threads compute the elements whose neighbours all lie in it; the
// border of `radius` elements, the halo, is loaded by the blocks beside it as well. A warp's 32 lanes read a row of the
// tile, a bank each, so that there are no conflicts.
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

// A separable mask row by row first: 2 radius + 1 products for each element instead of as many squared. What lies
// between the two launches goes through global memory.
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

// Then column by column: a warp reads 32 neighbours of each row, which are whole sectors where rows begin with one.
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

// Of the kernels below: a warp goes down a strip of 30 x 4 columns, row by row. Each lane holds four neighbours of the
// present row in registers and takes the others from the lanes beside it; lanes 0 and 31 do no more than hand over the
// strip's halo. A warp's load is 512 bytes in a row, and those of the next 2 radius + 1 rows are on their way. Strips
// of 64 rows read 2 radius more, which the blocks above and below read too.
constexpr int kStripColumns = 30 * 4;
constexpr int kStripRows = 64;
constexpr int kStripsOfBlock = 4;

// A lane's four elements of a row; zeros outside of `width` columns and the first `rows` rows.
template <bool aligned>
__device__ float4 stripElements(const float* in, int x, int row, int width, int rows) {
  float4 elements = {};
  if (x >= 0 && row >= 0 && row < rows) elements = loadWide<aligned>(in + row * width, x, width);
  return elements;
}

// The value of the lane before or after; 0 where it is not needed.
template <bool needed>
__device__ float neighbour(float value, int step) {
  if constexpr (!needed) return 0;
  return __shfl_sync(0xffffffff, value, threadIdx.x + step);
}

// A lane's four elements, and those on either side of them that the mask reaches.
template <int radius>
__device__ __forceinline__ void takeNeighbours(float (&row)[12], float4 own) {
  row[0] = neighbour<(radius > 3)>(own.x, -1);
  row[1] = neighbour<(radius > 2)>(own.y, -1);
  row[2] = neighbour<(radius > 1)>(own.z, -1);
  row[3] = neighbour<true>(own.w, -1);
  row[4] = own.x;
  row[5] = own.y;
  row[6] = own.z;
  row[7] = own.w;
  row[8] = neighbour<true>(own.x, 1);
  row[9] = neighbour<(radius > 1)>(own.y, 1);
  row[10] = neighbour<(radius > 2)>(own.z, 1);
  row[11] = neighbour<(radius > 3)>(own.w, 1);
}

// Any mask: each row of the strip adds to the 2 radius + 1 rows of sums that it belongs to, all of them in registers,
// and completes one of them, which is stored. The mask is read from constant memory as part of the multiply-add.
template <int radius, bool aligned>
__global__ void __launch_bounds__(kStripsOfBlock * 32)
    convolutionBlocked(const float* in, float* out, int width, int height) {
  constexpr int mask = 2 * radius + 1;
  const int lane = threadIdx.x;
  const int strip = blockIdx.x * kStripsOfBlock + threadIdx.y;
  const int x = strip * kStripColumns + 4 * (lane - 1);
  const int top = blockIdx.y * kStripRows;
  const int end = min(top + kStripRows, height);
  const int rowsRead = min(end + radius, height);
  if (strip * kStripColumns >= width) return;
  float4 ahead[mask];
  float sums[mask][4] = {};
#pragma unroll
  for (int k = 0; k < mask; ++k) ahead[k] = stripElements<aligned>(in, x, top - radius + k, width, rowsRead);

  // The inner loop goes once around the two rings, and is unrolled, so that their indices are constants.
  for (int first = top - radius; first < end + radius; first += mask) {
#pragma unroll
    for (int k = 0; k < mask; ++k) {
      const int y = first + k - radius;
      if (y < end) {
        float row[12];
        takeNeighbours<radius>(row, ahead[k]);
        ahead[k] = stripElements<aligned>(in, x, first + k + mask, width, rowsRead);
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
        if (y >= top && lane >= 1 && lane <= 30)
          storeWide<aligned>(out + y * width, x, width,
                             make_float4(sums[done][0], sums[done][1], sums[done][2], sums[done][3]));
      }
    }
  }
}

// A separable mask in one launch: the sums along a row are made once, and the last 2 radius + 1 rows of them stay in
// registers, whose sum down the columns is stored. That is 14 products for each element where a mask of 7 x 7 has 49,
// and nothing in between goes to memory.
template <int radius, bool aligned>
__global__ void __launch_bounds__(kStripsOfBlock * 32)
    convolutionSeparable(const float* in, float* out, int width, int height) {
  constexpr int mask = 2 * radius + 1;
  const int lane = threadIdx.x;
  const int strip = blockIdx.x * kStripsOfBlock + threadIdx.y;
  const int x = strip * kStripColumns + 4 * (lane - 1);
  const int top = blockIdx.y * kStripRows;
  const int end = min(top + kStripRows, height);
  const int rowsRead = min(end + radius, height);
  if (strip * kStripColumns >= width) return;
  float4 ahead[mask];
  float rows[mask][4] = {};
#pragma unroll
  for (int k = 0; k < mask; ++k) ahead[k] = stripElements<aligned>(in, x, top - radius + k, width, rowsRead);

  for (int first = top - radius; first < end + radius; first += mask) {
#pragma unroll
    for (int k = 0; k < mask; ++k) {
      const int y = first + k - radius;
      if (y < end) {
        float row[12];
        takeNeighbours<radius>(row, ahead[k]);
        ahead[k] = stripElements<aligned>(in, x, first + k + mask, width, rowsRead);
        float sums[4] = {};
#pragma unroll
        for (int column = 0; column < 4; ++column) {
          float sum = 0;
#pragma unroll
          for (int i = 0; i < mask; ++i) sum += maskRow[i] * row[4 - radius + column + i];
          rows[k][column] = sum;
        }
#pragma unroll
        for (int column = 0; column < 4; ++column)
#pragma unroll
          for (int j = 0; j < mask; ++j) sums[column] += maskColumn[j] * rows[(k + 1 + j) % mask][column];
        if (y >= top && lane >= 1 && lane <= 30)
          storeWide<aligned>(out + y * width, x, width, make_float4(sums[0], sums[1], sums[2], sums[3]));
      }
    }
  }
}
