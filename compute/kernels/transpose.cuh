// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wide_vector.cuh"

// Out-of-place transpose of a row-major `height` x `width` matrix: out[x][y] = in[y][x]. The steps follow the course at
// CINECA, Bologna ("Matrix Transpose"), and Ruetsch and Micikevicius, "Optimizing Matrix Transpose in CUDA", NVIDIA
// 2009. Unless stated otherwise, a block has 32 x 32 threads, one per element of its tile. The course's own kernels can
// repeat their work within one launch, as the course does to time them; if `repeats` is false, the loop disappears.
//
// Figures are measured effective bandwidths: fp32, 16384 x 16384 unless stated, on one H200 (driver 580, CUDA 13.0,
// cold, in one run of November 2026). For comparison: cudaMemcpy 4268 GB/s.

inline constexpr int kTransposeTile = 32;

// The baseline: a copy. Each warp reads 32 consecutive elements and writes 32 consecutive elements. 1928 GB/s.
template <typename T, bool repeats>
__global__ void transposeCopy(const T* in, T* out, int width, int height, int repetitions) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x;
  const int y = blockIdx.y * blockDim.y + threadIdx.y;
  for (int r = 0; r < (repeats ? repetitions : 1); ++r)
    if (x < width && y < height) out[y * width + x] = in[y * width + x];
}

// The copy with 32 x 8 threads: each thread copies four elements, eight rows apart. __restrict__ promises that no store
// changes what is loaded next, so the compiler has all four loads in flight. Without it 3154 GB/s, less than the
// transpose with as many threads. A warp accesses memory as above.
template <typename T>
__global__ void transposeCopyFourRows(const T* __restrict__ in, T* __restrict__ out, int width, int height) {
  const int x = blockIdx.x * kTransposeTile + threadIdx.x;
  const int y = blockIdx.y * kTransposeTile + threadIdx.y;
  for (int row = 0; row < kTransposeTile; row += 8)
    if (x < width && y + row < height) out[(y + row) * width + x] = in[(y + row) * width + x];
}

// Each warp reads a row and writes a column: its 32 stores go to 32 different sectors and fill one element of each. 552
// GB/s.
template <typename T, bool repeats>
__global__ void transposeNaive(const T* in, T* out, int width, int height, int repetitions) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x;
  const int y = blockIdx.y * blockDim.y + threadIdx.y;
  for (int r = 0; r < (repeats ? repetitions : 1); ++r)
    if (x < width && y < height) out[x * height + y] = in[y * width + x];
}

// Each warp reads a row of the tile and later writes a row of the transposed tile, so both accesses are coalesced. The
// transposition happens in shared memory, where reading a column hits one bank 32 times. 1024 GB/s, from 552.
template <typename T, bool repeats>
__global__ void transposeCoalesced(const T* in, T* out, int width, int height, int repetitions) {
  __shared__ T tile[kTransposeTile][kTransposeTile];
  const int x = blockIdx.x * kTransposeTile + threadIdx.x;
  const int y = blockIdx.y * kTransposeTile + threadIdx.y;
  const int outX = blockIdx.y * kTransposeTile + threadIdx.x;
  const int outY = blockIdx.x * kTransposeTile + threadIdx.y;
  for (int r = 0; r < (repeats ? repetitions : 1); ++r) {
    if (r > 0) __syncthreads();
    if (x < width && y < height) tile[threadIdx.y][threadIdx.x] = in[y * width + x];
    __syncthreads();
    if (outX < height && outY < width) out[outY * height + outX] = tile[threadIdx.x][threadIdx.y];
  }
}

// As above with a spare column: neighbours in a column of the tile now lie 33 words apart, in 32 different banks. 1771
// GB/s, from 1024.
template <typename T, bool repeats>
__global__ void transposeConflictFree(const T* in, T* out, int width, int height, int repetitions) {
  __shared__ T tile[kTransposeTile][kTransposeTile + 1];
  const int x = blockIdx.x * kTransposeTile + threadIdx.x;
  const int y = blockIdx.y * kTransposeTile + threadIdx.y;
  const int outX = blockIdx.y * kTransposeTile + threadIdx.x;
  const int outY = blockIdx.x * kTransposeTile + threadIdx.y;
  for (int r = 0; r < (repeats ? repetitions : 1); ++r) {
    if (r > 0) __syncthreads();
    if (x < width && y < height) tile[threadIdx.y][threadIdx.x] = in[y * width + x];
    __syncthreads();
    if (outX < height && outY < width) out[outY * height + outX] = tile[threadIdx.x][threadIdx.y];
  }
}

// The padded tile with 32 x 8 threads: each thread moves four elements, eight rows apart. It thus has four loads in
// flight, and more blocks fit on a multiprocessor. A warp accesses memory as above. 3593 GB/s, from 1771.
template <typename T>
__global__ void transposeFourRows(const T* in, T* out, int width, int height) {
  __shared__ T tile[kTransposeTile][kTransposeTile + 1];
  const int x = blockIdx.x * kTransposeTile + threadIdx.x;
  const int y = blockIdx.y * kTransposeTile + threadIdx.y;
  for (int row = 0; row < kTransposeTile; row += 8)
    if (x < width && y + row < height) tile[threadIdx.y + row][threadIdx.x] = in[(y + row) * width + x];
  __syncthreads();

  const int outX = blockIdx.y * kTransposeTile + threadIdx.x;
  const int outY = blockIdx.x * kTransposeTile + threadIdx.y;
  for (int row = 0; row < kTransposeTile; row += 8)
    if (outX < height && outY + row < width) out[(outY + row) * height + outX] = tile[threadIdx.x][threadIdx.y + row];
}

// The tile in dynamic shared memory, with the number of spare columns given at launch. Neighbours in a column lie
// `pitch` elements apart; the greatest common divisor of pitch and 32 is the number of lanes that share a bank (for
// 4-byte elements). One spare column suffices; 32 bring all conflicts back. With one 1742 GB/s: 2 % less than the tile
// above, whose pitch is known at compile time.
template <typename T>
__global__ void transposeChosenPadding(const T* in, T* out, int width, int height, int pitch) {
  extern __shared__ __align__(16) unsigned char dynamicShared[];
  T* const tile = reinterpret_cast<T*>(dynamicShared);
  const int x = blockIdx.x * kTransposeTile + threadIdx.x;
  const int y = blockIdx.y * kTransposeTile + threadIdx.y;
  if (x < width && y < height) tile[threadIdx.y * pitch + threadIdx.x] = in[y * width + x];
  __syncthreads();

  const int outX = blockIdx.y * kTransposeTile + threadIdx.x;
  const int outY = blockIdx.x * kTransposeTile + threadIdx.y;
  if (outX < height && outY < width) out[outY * height + outX] = tile[threadIdx.x * pitch + threadIdx.y];
}

// Four rows per thread without a spare column: the element of row y and column x is stored in column x ^ y of the tile.
// A warp reads a column of the tile from 32 different banks, as with padding, without using extra shared memory. 3373
// GB/s: for fp32 less than the spare column's 3593; for fp64 (8192 x 8192) equal, at 4062.
template <typename T>
__global__ void transposeSwizzled(const T* in, T* out, int width, int height) {
  __shared__ T tile[kTransposeTile][kTransposeTile];
  const int tx = threadIdx.x;
  const int firstX = blockIdx.x * kTransposeTile;
  const int firstY = blockIdx.y * kTransposeTile;
  for (int row = threadIdx.y; row < kTransposeTile; row += 8)
    if (firstX + tx < width && firstY + row < height) tile[row][tx ^ row] = in[(firstY + row) * width + firstX + tx];
  __syncthreads();

  for (int row = threadIdx.y; row < kTransposeTile; row += 8)
    if (firstY + tx < height && firstX + row < width) out[(firstX + row) * height + firstY + tx] = tile[tx][row ^ tx];
}

// Transposes the tile of `columns` x `rows` elements whose first is (firstX, firstY), 16 bytes at a time. Each thread
// loads square pieces of kWideElements rows, transposes them in registers, and stores the resulting rows in shared
// memory, so that accesses to shared memory also have 16 bytes. A vector's position in its row is swizzled by the row's
// number: the eight lanes that shared memory serves at once always use all banks.
template <int columns, int rows, int threads, bool aligned, typename T>
__device__ void transposeTileByVectors(const T* in, T* out, int width, int height, int firstX, int firstY) {
  constexpr int wide = kWideElements<T>;
  constexpr int vectorsAcross = columns / wide;
  constexpr int vectorsDown = rows / wide;
  constexpr int pieces = vectorsAcross * vectorsDown / threads;
  __shared__ WideVector<T> tile[columns][vectorsDown];
  const int thread = threadIdx.x;

  WideVector<T> piece[pieces][wide];
#pragma unroll
  for (int p = 0; p < pieces; ++p) {
    const int tx = (thread + p * threads) % vectorsAcross;
    const int ty = (thread + p * threads) / vectorsAcross;
#pragma unroll
    for (int j = 0; j < wide; ++j) {
      const int y = firstY + ty * wide + j;
      if (y < height) piece[p][j] = loadWide<aligned>(in + y * width, firstX + tx * wide, width);
    }
  }
#pragma unroll
  for (int p = 0; p < pieces; ++p) {
    const int tx = (thread + p * threads) % vectorsAcross;
    const int ty = (thread + p * threads) / vectorsAcross;
#pragma unroll
    for (int j = 0; j < wide; ++j) {
      WideVector<T> turned;
#pragma unroll
      for (int k = 0; k < wide; ++k) elementOf<T>(turned, k) = elementOf<T>(piece[p][k], j);
      tile[tx * wide + j][ty ^ (tx % 8)] = turned;
    }
  }
  __syncthreads();
#pragma unroll
  for (int p = 0; p < pieces * wide; ++p) {
    const int ty = (thread + p * threads) % vectorsDown;
    const int column = (thread + p * threads) / vectorsDown;
    const int x = firstX + column;
    const int y = firstY + ty * wide;
    if (x < width && y < height)
      storeWide<aligned>(out + x * height, y, height, tile[column][ty ^ (column / wide % 8)]);
  }
}

// 64 x 64 elements with 256 threads, 16 bytes per access. A warp reads and writes two runs of 256 bytes (fp32), and
// each thread has four 16-byte loads in flight. 4036 GB/s, from 3593 with four rows; 3771 from 3615 at 16000 x 12000.
inline constexpr int kVectorTile = 64;
inline constexpr int kVectorThreads = 256;
template <typename T, bool aligned>
__global__ void transposeVectorised(const T* in, T* out, int width, int height) {
  transposeTileByVectors<kVectorTile, kVectorTile, kVectorThreads, aligned>(
      in, out, width, height, blockIdx.x * kVectorTile, blockIdx.y * kVectorTile);
}

// As above with tiles of 32 KiB, ordered down the input's columns first: concurrent blocks write next to each other
// along rows of the output. Scattered writes cost DRAM more than scattered reads. 4165 GB/s, from 4036; 4118 from 3771
// at 16000 x 12000.
inline constexpr int kTallTileColumns = 64;
template <typename T>
inline constexpr int kTallTileRows = 512 / static_cast<int>(sizeof(T));
inline constexpr int kTallThreads = 512;
template <typename T, bool aligned>
__global__ void transposeColumnsFirst(const T* in, T* out, int width, int height, int tilesDown) {
  const int tile = blockIdx.x;
  transposeTileByVectors<kTallTileColumns, kTallTileRows<T>, kTallThreads, aligned>(
      in, out, width, height, tile / tilesDown * kTallTileColumns, tile % tilesDown * kTallTileRows<T>);
}

// Unaligned rows. If the output's rows are not multiples of 32 bytes, the straight edges of a tile split sectors, and
// each half takes its own store. Here the lower edge is a staircase: in each row of the output it moves back to a
// sector boundary, so that all stores are whole sectors, 16 bytes per lane. For this, a block loads up to 7 rows more
// than its tile has (fp64: 3), element by element: a warp's load touches one sector more than it fills. Each thread has
// 18 loads in flight. 8191 x 8193: 3903 GB/s, from 2376 with four rows, cudaMemcpy 4152; 12345 x 9876: 3912 from 2766;
// fp64, 7777 x 8191: 4004 from 2964.
inline constexpr int kSteppedTile = 64;
inline constexpr int kSteppedThreads = 256;
template <typename T>
inline constexpr int kSectorElements = 32 / static_cast<int>(sizeof(T));
template <typename T>
__global__ void __launch_bounds__(kSteppedThreads)
    transposeStepped(const T* __restrict__ in, T* __restrict__ out, int width, int height, int tilesDown) {
  constexpr int more = kSectorElements<T> - 1;
  constexpr int warps = kSteppedThreads / 32;
  constexpr int rows = (kSteppedTile + more + warps - 1) / warps;
  constexpr int halves = kSteppedTile / 32;
  __shared__ T tile[kSteppedTile][kSteppedTile + 1];
  const int lane = threadIdx.x % 32;
  const int warp = threadIdx.x / 32;
  const int firstX = blockIdx.x / tilesDown * kSteppedTile;
  const int firstY = blockIdx.x % tilesDown * kSteppedTile;
  // How many elements before firstY the tile begins in column x of the input, which is row x of the output.
  const auto step = [height](int x) { return x * height % kSectorElements<T>; };

  T loaded[rows][halves];
#pragma unroll
  for (int row = 0; row < rows; ++row)
#pragma unroll
    for (int half = 0; half < halves; ++half) {
      const int x = firstX + half * 32 + lane;
      const int y = firstY - more + row * warps + warp;
      const int inTile = y - firstY + step(x);
      loaded[row][half] =
          x < width && y >= 0 && y < height && inTile >= 0 && inTile < kSteppedTile ? in[y * width + x] : T(0);
    }
#pragma unroll
  for (int row = 0; row < rows; ++row)
#pragma unroll
    for (int half = 0; half < halves; ++half) {
      const int x = half * 32 + lane;
      const int inTile = row * warps + warp - more + step(firstX + x);
      if (inTile >= 0 && inTile < kSteppedTile) tile[inTile][x] = loaded[row][half];
    }
  __syncthreads();

  // A warp stores 32 elements of each of four rows (fp64: 16).
  constexpr int wide = kWideElements<T>;
  constexpr int together = 8 * wide;
#pragma unroll
  for (int part = warp; part < kSteppedTile / 4 * (kSteppedTile / together); part += warps) {
    const int column = part / (kSteppedTile / together) * 4 + lane / 8;
    const int inTile = part % (kSteppedTile / together) * together + lane % 8 * wide;
    const int x = firstX + column;
    const int y = firstY - step(x) + inTile;
    if (x < width) {
      WideVector<T> turned;
#pragma unroll
      for (int k = 0; k < wide; ++k) elementOf<T>(turned, k) = tile[inTile + k][column];
      T* const row = out + x * height;
      if (y >= 0 && y + wide <= height) {
        *reinterpret_cast<WideVector<T>*>(row + y) = turned;
      } else {
#pragma unroll
        for (int k = 0; k < wide; ++k)
          if (y + k >= 0 && y + k < height) row[y + k] = elementOf<T>(turned, k);
      }
    }
  }
}

// Few rows or few columns: a tile of all `thin` of them and 256 of the others, because a tile of 32 x 32 would be
// mostly empty. On one side the tile is contiguous in memory, on the other it is `thin` runs, so each warp reads and
// writes 32 neighbours. A thread moves `thin` elements. 32767 x 3 and 3 x 32767 3.9 us, from 4.4 with four rows,
// cudaMemcpy 3.7. With 1 to 8 rows or columns 0.95 to 1.00 of cudaMemcpy, but sometimes 0.88 to 0.93 with 5, 6 and 8
// rows. More rows are split into bands of 8, in which each column is a sector of the output; there, four rows are
// faster.
inline constexpr int kThinMost = 8;
inline constexpr int kThinThreads = 256;
template <typename T, int thin, bool fewRows, bool inBands>
__global__ void __launch_bounds__(kThinThreads)
    transposeThin(const T* __restrict__ in, T* __restrict__ out, int width, int height) {
  constexpr int pitch = kThinThreads + (31 + thin) / thin;  // neighbours of a run are in different banks
  __shared__ T tile[thin * pitch];
  const int length = fewRows ? width : height;
  const int first = blockIdx.x * kThinThreads;
  const int band = inBands ? blockIdx.y * thin : 0;
  const int lines = inBands ? min(thin, height - band) : thin;
  const int elements = min(kThinThreads, length - first) * thin;
  const int thread = threadIdx.x;
  // The thread's element of line k; and the global position of element i of the tile on the side where the lines'
  // elements are adjacent.
  const auto along = [&](int k) { return (band + k) * length + first + thread; };
  const auto across = [&](int i) { return inBands ? (first + i / thin) * height + band + i % thin : first * thin + i; };
  T own[thin] = {};
#pragma unroll
  for (int k = 0; k < thin; ++k) {
    const int i = k * kThinThreads + thread;
    if constexpr (fewRows) {
      if (first + thread < length && k < lines) own[k] = in[along(k)];
    } else {
      if (i < elements) own[k] = in[across(i)];
    }
  }
#pragma unroll
  for (int k = 0; k < thin; ++k) {
    const int i = k * kThinThreads + thread;
    tile[fewRows ? k * pitch + thread : i % thin * pitch + i / thin] = own[k];
  }
  __syncthreads();
#pragma unroll
  for (int k = 0; k < thin; ++k) {
    const int i = k * kThinThreads + thread;
    if constexpr (fewRows) {
      if (i < elements && i % thin < lines) out[across(i)] = tile[i % thin * pitch + i / thin];
    } else {
      if (first + thread < length && k < lines) out[along(k)] = tile[k * pitch + thread];
    }
  }
}
