// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <mma.h>

#include "../copy_async.cuh"
#include "tensor_instructions.cuh"
#include "tensor_pad.cuh"

// The middle steps after tensor_matmul.cuh: a warp feeds tensor cores from registers, with compute capability 8.0 or
// later. Sizes must be multiples of the tiles, so other matrices are padded with zeros first. Figures: bf16, 8192 x
// 8192 x 8192, on one H200 (driver 580, CUDA 13.0, cold), where cuBLAS reaches 807 TFLOP/s.

// Tensor cores in CUDA C++ (CUDA C++ Programming Guide, "Warp matrix functions"): a warp multiplies 16 x 16 by 16 x 16
// at once. Four warps compute 32 x 32 each and load their factors from global memory, without sharing tiles. P's sums
// pass through shared memory to become 16-bit numbers. 55 TFLOP/s, from 7 with the tiled kernel (at 4096).
inline constexpr int kWmmaTile = 64;
inline constexpr int kWmmaThreads = 128;
template <typename T>
__global__ void __launch_bounds__(kWmmaThreads)
    matmulTensorWmma(const T* m, const T* n, T* p, [[maybe_unused]] int rows, int inner, int columns) {
#if __CUDA_ARCH__ >= 800 || !defined(__CUDA_ARCH__)
  using namespace nvcuda;
  __shared__ __align__(32) float sums[kWmmaThreads / 32][16][16];  // required by store_matrix_sync()
  const int lane = threadIdx.x % 32;
  const int warp = threadIdx.x / 32;
  const int row = blockIdx.y * kWmmaTile + warp / 2 * 32;
  const int column = blockIdx.x * kWmmaTile + warp % 2 * 32;

  wmma::fragment<wmma::accumulator, 16, 16, 16, float> sum[2][2];
  for (int i = 0; i < 2; ++i)
    for (int j = 0; j < 2; ++j) wmma::fill_fragment(sum[i][j], 0.0f);
  for (int k = 0; k < inner; k += 16) {
    wmma::fragment<wmma::matrix_a, 16, 16, 16, T, wmma::row_major> ofM[2];
    wmma::fragment<wmma::matrix_b, 16, 16, 16, T, wmma::row_major> ofN[2];
    for (int i = 0; i < 2; ++i) wmma::load_matrix_sync(ofM[i], m + (row + i * 16) * inner + k, inner);
    for (int j = 0; j < 2; ++j) wmma::load_matrix_sync(ofN[j], n + k * columns + column + j * 16, columns);
    for (int i = 0; i < 2; ++i)
      for (int j = 0; j < 2; ++j) wmma::mma_sync(sum[i][j], ofM[i], ofN[j], sum[i][j]);
  }
  for (int i = 0; i < 2; ++i)
    for (int j = 0; j < 2; ++j) {
      wmma::store_matrix_sync(&sums[warp][0][0], sum[i][j], 16, wmma::mem_row_major);
      __syncwarp();
      for (int at = lane; at < 16 * 16; at += 32)
        p[(row + i * 16 + at / 16) * columns + column + j * 16 + at % 16] = T(sums[warp][at / 16][at % 16]);
      __syncwarp();
    }
#endif
}

// A pipeline: `stages` pairs of tiles in shared memory; all but one of them are in flight (cp.async, which bypasses
// registers) while the warps multiply. A block computes 128 x 128, each of its eight warps 64 x 32. The 16-byte pieces
// in a tile's row are permuted by the row's number, so that the eight rows that ldmatrix reads at a time use all banks.
// 285 TFLOP/s with four stages, from 55.
inline constexpr int kMmaRows = 128;
inline constexpr int kMmaColumns = 128;
inline constexpr int kMmaInner = 32;
inline constexpr int kMmaThreads = 256;
inline constexpr int kMmaBytesM = kMmaRows * kMmaInner * 2;
inline constexpr int kMmaBytesN = kMmaInner * kMmaColumns * 2;
inline constexpr int kMmaBytes = kMmaBytesM + kMmaBytesN;  // of a stage
template <typename T, int stages>
__global__ void __launch_bounds__(kMmaThreads)
    matmulTensorPipeline([[maybe_unused]] const T* m, [[maybe_unused]] const T* n, [[maybe_unused]] T* p,
                         [[maybe_unused]] int rows, [[maybe_unused]] int inner, [[maybe_unused]] int columns) {
#if __CUDA_ARCH__ >= 800 || !defined(__CUDA_ARCH__)
  extern __shared__ __align__(16) unsigned char dynamicShared[];
  const int lane = threadIdx.x % 32;
  const int warp = threadIdx.x / 32;
  const int row = blockIdx.y * kMmaRows;
  const int column = blockIdx.x * kMmaColumns;
  const int steps = inner / kMmaInner;

  const auto fetch = [&](int step) {
    unsigned char* const to = dynamicShared + step % stages * kMmaBytes;
    const int k = step * kMmaInner;
#pragma unroll
    for (int i = threadIdx.x; i < kMmaBytesM / 16; i += kMmaThreads) {
      const int y = i / 4;
      const int piece = i % 4;
      copyAsync16(to + y * 64 + (piece ^ y / 2 % 4) * 16, m + static_cast<long long>(row + y) * inner + k + piece * 8);
    }
#pragma unroll
    for (int i = threadIdx.x; i < kMmaBytesN / 16; i += kMmaThreads) {
      const int y = i / 16;
      const int piece = i % 16;
      copyAsync16(to + kMmaBytesM + y * 256 + (piece ^ y % 8) * 16,
                  n + static_cast<long long>(k + y) * columns + column + piece * 8);
    }
  };

  float sums[4][4][4] = {};
  const int warpRow = warp / 4 * 64;
  const int warpColumn = warp % 4 * 32;
#pragma unroll
  for (int step = 0; step < stages - 1; ++step) {
    if (step < steps) fetch(step);
    endCopyGroup();
  }
  for (int step = 0; step < steps; ++step) {
    waitForCopyGroups<stages - 2>();
    __syncthreads();
    if (step + stages - 1 < steps) fetch(step + stages - 1);
    endCopyGroup();
    const unsigned char* const mTile = dynamicShared + step % stages * kMmaBytes;
    const unsigned char* const nTile = mTile + kMmaBytesM;
#pragma unroll
    for (int k = 0; k < kMmaInner; k += 16) {
      unsigned ofM[4][4];
      unsigned ofN[4][2];
#pragma unroll
      for (int i = 0; i < 4; ++i) {
        const int y = warpRow + i * 16 + lane % 16;
        loadPieces(ofM[i], mTile + y * 64 + ((k / 8 + lane / 16) ^ y / 2 % 4) * 16);
      }
#pragma unroll
      for (int j = 0; j < 4; j += 2) {
        const int y = k + lane % 16;
        unsigned pieces[4];
        loadPiecesTurned(pieces, nTile + y * 256 + ((warpColumn / 8 + j + lane / 16) ^ y % 8) * 16);
        ofN[j][0] = pieces[0];
        ofN[j][1] = pieces[1];
        ofN[j + 1][0] = pieces[2];
        ofN[j + 1][1] = pieces[3];
      }
#pragma unroll
      for (int i = 0; i < 4; ++i)
#pragma unroll
        for (int j = 0; j < 4; ++j) multiplyInWarp(static_cast<T*>(nullptr), sums[i][j], ofM[i], ofN[j]);
    }
  }
#pragma unroll
  for (int i = 0; i < 4; ++i)
#pragma unroll
    for (int j = 0; j < 4; ++j) {
      T* const at = p + static_cast<long long>(row + warpRow + i * 16 + lane / 4) * columns + column + warpColumn +
                    j * 8 + lane % 4 * 2;
      at[0] = T(sums[i][j][0]);
      at[1] = T(sums[i][j][1]);
      at[8LL * columns] = T(sums[i][j][2]);
      at[8LL * columns + 1] = T(sums[i][j][3]);
    }
#endif
}
