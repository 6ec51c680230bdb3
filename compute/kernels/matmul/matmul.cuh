// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Matrix product P = M N, all row-major: M is rows x inner, N is inner x columns, P is rows x columns. Names and order
// follow the courses at Novi Sad and at Matematička gimnazija, Belgrade, after Kirk and Hwu, "Programming Massively
// Parallel Processors". One thread computes one element of P.

// Wrong on purpose: the first exercise of the course at Novi Sad, written for one block but launched with many. Every
// block computes the same first tile, and the rest of P is never written.
template <typename T>
__global__ void matmulOneBlock(const T* m, const T* n, T* p, int rows, int inner, int columns) {
  const int column = threadIdx.x;
  const int row = threadIdx.y;
  if (row < rows && column < columns) {
    T sum = 0;
    for (int k = 0; k < inner; ++k) sum += m[row * inner + k] * n[k * columns + column];
    p[row * columns + column] = sum;
  }
}

// Neighbouring threads take neighbouring rows: in each step a warp reads elements of M that lie a row apart, each in
// its own sector, and its stores are as far apart.
template <typename T>
__global__ void matmulUncoalesced(const T* m, const T* n, T* p, int rows, int inner, int columns) {
  const int row = blockIdx.y * blockDim.y + threadIdx.x;
  const int column = blockIdx.x * blockDim.x + threadIdx.y;
  if (row < rows && column < columns) {
    T sum = 0;
    for (int k = 0; k < inner; ++k) sum += m[row * inner + k] * n[k * columns + column];
    p[row * columns + column] = sum;
  }
}

// Keeps the sum in P itself: each step stores it in global memory. Written as P += M * N, as in the course, it compiles
// to the same machine code: nvcc reuses the value in a register, but must store it each time, because P might overlap M
// or N.
template <typename T>
__global__ void matmulNaiveInP(const T* m, const T* n, T* p, int rows, int inner, int columns) {
  const int column = blockIdx.x * blockDim.x + threadIdx.x;
  const int row = blockIdx.y * blockDim.y + threadIdx.y;
  if (row < rows && column < columns) {
    T sum = 0;
    p[row * columns + column] = sum;
    for (int k = 0; k < inner; ++k) {
      sum += m[row * inner + k] * n[k * columns + column];
      p[row * columns + column] = sum;
    }
  }
}

// Each thread reads a row of M and a column of N from global memory. In each step the lanes of one row of threads read
// the same element of M and neighbouring elements of N.
template <typename T>
__global__ void matmulNaive(const T* m, const T* n, T* p, int rows, int inner, int columns) {
  const int column = blockIdx.x * blockDim.x + threadIdx.x;
  const int row = blockIdx.y * blockDim.y + threadIdx.y;
  if (row < rows && column < columns) {
    T sum = 0;
    for (int k = 0; k < inner; ++k) sum += m[row * inner + k] * n[k * columns + column];
    p[row * columns + column] = sum;
  }
}

// The block proceeds through M and N in phases: its threads load one tile of each into shared memory, one element of
// each per thread, wait for each other, and use every element `tile` times. This reads global memory once per `tile`
// uses. Elements beyond the edge are loaded as zeros. At 4096 x 4096 x 4096 and 32 x 32 threads 8.9 TFLOP/s, from 6.3
// with the naive kernel (measured as in matmul_register_tiled.cuh).
template <typename T, int tile>
__global__ void matmulTiled(const T* m, const T* n, T* p, int rows, int inner, int columns) {
  __shared__ T mTile[tile][tile];
  __shared__ T nTile[tile][tile];
  const int tx = threadIdx.x;
  const int ty = threadIdx.y;
  const int column = blockIdx.x * tile + tx;
  const int row = blockIdx.y * tile + ty;

  T sum = 0;
  for (int first = 0; first < inner; first += tile) {
    mTile[ty][tx] = row < rows && first + tx < inner ? m[row * inner + first + tx] : T(0);
    nTile[ty][tx] = first + ty < inner && column < columns ? n[(first + ty) * columns + column] : T(0);
    __syncthreads();
    for (int k = 0; k < tile; ++k) sum += mTile[ty][k] * nTile[k][tx];
    __syncthreads();
  }
  if (row < rows && column < columns) p[row * columns + column] = sum;
}

// Wrong on purpose: threads do not wait for each other's elements. A warp uses whatever is in the tiles at that time,
// such as elements of the previous phase, or nothing valid at all.
template <typename T, int tile>
__global__ void matmulWithoutBarrier(const T* m, const T* n, T* p, int rows, int inner, int columns) {
  __shared__ T mTile[tile][tile];
  __shared__ T nTile[tile][tile];
  const int tx = threadIdx.x;
  const int ty = threadIdx.y;
  const int column = blockIdx.x * tile + tx;
  const int row = blockIdx.y * tile + ty;

  T sum = 0;
  for (int first = 0; first < inner; first += tile) {
    mTile[ty][tx] = row < rows && first + tx < inner ? m[row * inner + first + tx] : T(0);
    nTile[ty][tx] = first + ty < inner && column < columns ? n[(first + ty) * columns + column] : T(0);
    for (int k = 0; k < tile; ++k) sum += mTile[ty][k] * nTile[k][tx];
  }
  if (row < rows && column < columns) p[row * columns + column] = sum;
}

// The tiled product with the tile's width as an argument: both tiles lie in dynamic shared memory, N's after M's.
template <typename T>
__global__ void matmulTiledDynamic(const T* m, const T* n, T* p, int rows, int inner, int columns, int tile) {
  extern __shared__ __align__(16) unsigned char dynamicShared[];
  T* const tiles = reinterpret_cast<T*>(dynamicShared);
  const int nTile = tile * tile;
  const int tx = threadIdx.x;
  const int ty = threadIdx.y;
  const int column = blockIdx.x * tile + tx;
  const int row = blockIdx.y * tile + ty;

  T sum = 0;
  for (int first = 0; first < inner; first += tile) {
    tiles[ty * tile + tx] = row < rows && first + tx < inner ? m[row * inner + first + tx] : T(0);
    tiles[nTile + ty * tile + tx] = first + ty < inner && column < columns ? n[(first + ty) * columns + column] : T(0);
    __syncthreads();
    for (int k = 0; k < tile; ++k) sum += tiles[ty * tile + k] * tiles[nTile + k * tile + tx];
    __syncthreads();
  }
  if (row < rows && column < columns) p[row * columns + column] = sum;
}

// A matrix or a part of one, with `stride` elements between the starts of consecutive rows. After the example in the
// CUDA C++ Programming Guide, "Shared Memory", which the courses use.
template <typename T>
struct Matrix {
  int width;
  int height;
  int stride;
  T* elements;
};

// The part of `size` x `size` elements at part row `row` and part column `column`, clipped at the edges.
template <typename T>
__device__ Matrix<T> subMatrix(const Matrix<T>& whole, int row, int column, int size) {
  Matrix<T> part;
  part.width = whole.width - column * size < size ? whole.width - column * size : size;
  part.height = whole.height - row * size < size ? whole.height - row * size : size;
  part.stride = whole.stride;
  part.elements = whole.elements + (row * size * whole.stride + column * size);
  return part;
}

// The tiled product, written with parts of matrices. A warp's memory accesses are those of the tiled product.
template <typename T, int tile>
__global__ void matmulSubMatrices(Matrix<const T> m, Matrix<const T> n, Matrix<T> p) {
  __shared__ T mTile[tile][tile];
  __shared__ T nTile[tile][tile];
  const int tx = threadIdx.x;
  const int ty = threadIdx.y;
  const Matrix<T> pPart = subMatrix(p, blockIdx.y, blockIdx.x, tile);

  T sum = 0;
  for (int phase = 0; phase * tile < m.width; ++phase) {
    const Matrix<const T> mPart = subMatrix(m, blockIdx.y, phase, tile);
    const Matrix<const T> nPart = subMatrix(n, phase, blockIdx.x, tile);
    mTile[ty][tx] = ty < mPart.height && tx < mPart.width ? mPart.elements[ty * mPart.stride + tx] : T(0);
    nTile[ty][tx] = ty < nPart.height && tx < nPart.width ? nPart.elements[ty * nPart.stride + tx] : T(0);
    __syncthreads();
    for (int k = 0; k < tile; ++k) sum += mTile[ty][k] * nTile[k][tx];
    __syncthreads();
  }
  if (ty < pPart.height && tx < pPart.width) pPart.elements[ty * pPart.stride + tx] = sum;
}

// Copies a matrix of `rows` x `columns` into the corner of one with `toRows` x `toColumns` and pads the rest with
// zeros; if the second is smaller, copies only its part. Each warp reads and writes along rows.
template <typename T>
__global__ void matmulPad(const T* from, int rows, int columns, T* to, int toRows, int toColumns) {
  const int column = blockIdx.x * blockDim.x + threadIdx.x;
  const int row = blockIdx.y * blockDim.y + threadIdx.y;
  if (row < toRows && column < toColumns)
    to[row * toColumns + column] = row < rows && column < columns ? from[row * columns + column] : T(0);
}

// The tiled product for matrices whose sizes are multiples of the tile's width, so there are no edges to handle.
template <typename T, int tile>
__global__ void matmulTiledWhole(const T* m, const T* n, T* p, int inner, int columns) {
  __shared__ T mTile[tile][tile];
  __shared__ T nTile[tile][tile];
  const int tx = threadIdx.x;
  const int ty = threadIdx.y;
  const int column = blockIdx.x * tile + tx;
  const int row = blockIdx.y * tile + ty;

  T sum = 0;
  for (int first = 0; first < inner; first += tile) {
    mTile[ty][tx] = m[row * inner + first + tx];
    nTile[ty][tx] = n[(first + ty) * columns + column];
    __syncthreads();
    for (int k = 0; k < tile; ++k) sum += mTile[ty][k] * nTile[k][tx];
    __syncthreads();
  }
  p[row * columns + column] = sum;
}
