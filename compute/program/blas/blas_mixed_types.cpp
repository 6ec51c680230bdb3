// SPDX-License-Identifier: GPL-3.0-or-later
// cuBLAS's products with types given as values, and its half-precision products.
#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <vector>

#include "program/blas/blas_calls.h"
#include "program/cuda/cublas_v2.h"

using warpbench::inParallel;
using warpbench::program::blas;
using warpbench::program::BlasNumbers;
using warpbench::program::Caller;
using warpbench::program::costOfProduct;
using warpbench::program::run;

namespace {

__extension__ typedef _Float16 Half;

std::size_t bytesOf(cudaDataType type) {
  switch (type) {
    case CUDA_R_64F:
      return 8;
    case CUDA_R_32F:
    case CUDA_R_32I:
      return 4;
    case CUDA_R_16F:
    case CUDA_R_16BF:
      return 2;
    default:
      return 1;
  }
}

double elementOf(const void* at, std::int64_t i, cudaDataType type) {
  switch (type) {
    case CUDA_R_64F:
      return static_cast<const double*>(at)[i];
    case CUDA_R_32F:
      return static_cast<const float*>(at)[i];
    case CUDA_R_32I:
      return static_cast<const std::int32_t*>(at)[i];
    case CUDA_R_16F:
      return static_cast<float>(std::bit_cast<Half>(static_cast<const std::uint16_t*>(at)[i]));
    case CUDA_R_16BF:
      return std::bit_cast<float>(static_cast<std::uint32_t>(static_cast<const std::uint16_t*>(at)[i]) << 16);
    default:
      return static_cast<const std::int8_t*>(at)[i];
  }
}

std::uint16_t toBfloat(float value) {
  const auto bits = std::bit_cast<std::uint32_t>(value);
  if (value != value) return static_cast<std::uint16_t>(bits >> 16 | 0x40);
  return static_cast<std::uint16_t>((bits + 0x7fff + (bits >> 16 & 1)) >> 16);  // to the nearest, ties to even
}

void store(void* at, std::int64_t i, cudaDataType type, double value) {
  switch (type) {
    case CUDA_R_64F:
      static_cast<double*>(at)[i] = value;
      break;
    case CUDA_R_32F:
      static_cast<float*>(at)[i] = static_cast<float>(value);
      break;
    case CUDA_R_32I:
      static_cast<std::int32_t*>(at)[i] = static_cast<std::int32_t>(static_cast<std::int64_t>(value));
      break;
    case CUDA_R_16F:
      static_cast<std::uint16_t*>(at)[i] = std::bit_cast<std::uint16_t>(static_cast<Half>(value));
      break;
    default:
      static_cast<std::uint16_t*>(at)[i] = toBfloat(static_cast<float>(value));
  }
}

/// The type of alpha, beta and the sums; -1 if cuBLAS has no such product.
int scaleOf(cublasComputeType_t compute, cudaDataType a, cudaDataType b, cudaDataType c) {
  if (a != b) return -1;
  switch (compute) {
    case CUBLAS_COMPUTE_64F:
    case CUBLAS_COMPUTE_64F_PEDANTIC:
      return a == CUDA_R_64F && c == CUDA_R_64F ? CUDA_R_64F : -1;
    case CUBLAS_COMPUTE_16F:
    case CUBLAS_COMPUTE_16F_PEDANTIC:
      return a == CUDA_R_16F && c == CUDA_R_16F ? CUDA_R_16F : -1;
    case CUBLAS_COMPUTE_32I:
    case CUBLAS_COMPUTE_32I_PEDANTIC:
      return a == CUDA_R_8I && c == CUDA_R_32I ? CUDA_R_32I : -1;
    case CUBLAS_COMPUTE_32F:
    case CUBLAS_COMPUTE_32F_PEDANTIC:
      if (a == CUDA_R_8I) return c == CUDA_R_32F ? CUDA_R_32F : -1;
      return (a == CUDA_R_16F || a == CUDA_R_16BF || a == CUDA_R_32F) && (c == a || c == CUDA_R_32F) ? CUDA_R_32F : -1;
    case CUBLAS_COMPUTE_32F_FAST_16F:
    case CUBLAS_COMPUTE_32F_FAST_16BF:
    case CUBLAS_COMPUTE_32F_FAST_TF32:
      return a == CUDA_R_32F && c == CUDA_R_32F ? CUDA_R_32F : -1;
  }
  return -1;
}

struct Factor {
  const void* at;
  cudaDataType type;
  std::int64_t height;
  bool turned;
  double element(std::int64_t row, std::int64_t column) const {
    return elementOf(at, turned ? row * height + column : column * height + row, type);
  }
};

struct Product {
  int rows, columns, inner;
  cublasOperation_t opA, opB;
  const void *alpha, *a;
  cudaDataType aType;
  int aRows;
  long long aStride;
  const void* b;
  cudaDataType bType;
  int bRows;
  long long bStride;
  const void* beta;
  void* c;
  cudaDataType cType;
  int cRows;
  long long cStride;
  int count;
  cublasComputeType_t compute;

  const void* aOf(int i) const {
    return static_cast<const char*>(a) + i * aStride * static_cast<long long>(bytesOf(aType));
  }
  const void* bOf(int i) const {
    return static_cast<const char*>(b) + i * bStride * static_cast<long long>(bytesOf(bType));
  }
  void* cOf(int i) const { return static_cast<char*>(c) + i * cStride * static_cast<long long>(bytesOf(cType)); }
  bool fits() const {
    const bool turnedA = opA != CUBLAS_OP_N;
    const bool turnedB = opB != CUBLAS_OP_N;
    return rows >= 0 && columns >= 0 && inner >= 0 && count >= 0 && aRows >= std::max(1, turnedA ? inner : rows) &&
           bRows >= std::max(1, turnedB ? columns : inner) && cRows >= std::max(1, rows);
  }
  bool isReached() const {
    const auto reached = [](const void* at, std::int64_t height, std::int64_t high, std::int64_t wide,
                            cudaDataType type) {
      return high == 0 || wide == 0 ||
             run().reaches(at, static_cast<std::size_t>((wide - 1) * height + high) * bytesOf(type));
    };
    for (int i = 0; i < count; ++i)
      if (!reached(aOf(i), aRows, opA == CUBLAS_OP_N ? rows : inner, opA == CUBLAS_OP_N ? inner : rows, aType) ||
          !reached(bOf(i), bRows, opB == CUBLAS_OP_N ? inner : columns, opB == CUBLAS_OP_N ? columns : inner, bType) ||
          !reached(cOf(i), cRows, rows, columns, cType))
        return false;
    return true;
  }
  void multiply(int i, cudaDataType scale) const {
    const Factor left{aOf(i), aType, aRows, opA != CUBLAS_OP_N};
    const Factor right{bOf(i), bType, bRows, opB != CUBLAS_OP_N};
    void* const to = cOf(i);
    const double first = elementOf(alpha, 0, scale);
    const double second = elementOf(beta, 0, scale);
    inParallel(columns, [&](std::int64_t begin, std::int64_t end) {
      std::vector<double> sums(static_cast<std::size_t>(rows));
      for (std::int64_t column = begin; column < end; ++column) {
        std::ranges::fill(sums, 0.0);
        for (int k = 0; k < inner; ++k) {
          const double factor = right.element(k, column);
          for (int row = 0; row < rows; ++row) sums[static_cast<std::size_t>(row)] += left.element(row, k) * factor;
        }
        for (int row = 0; row < rows; ++row) {
          const std::int64_t at = column * cRows + row;
          const double before = second == 0 ? 0 : second * elementOf(to, at, cType);
          store(to, at, cType, first * sums[static_cast<std::size_t>(row)] + before);
        }
      }
    });
    for (std::int64_t column = 0; column < columns; ++column)
      run().written(static_cast<char*>(to) + static_cast<std::size_t>(column * cRows) * bytesOf(cType),
                    static_cast<std::size_t>(rows) * bytesOf(cType));
  }
};

cublasStatus_t multiplyMixed(const Caller& caller, cublasHandle_t handle, const Product& product) {
  const int scale = scaleOf(product.compute, product.aType, product.bType, product.cType);
  if (handle != nullptr && product.fits() && scale < 0) return CUBLAS_STATUS_NOT_SUPPORTED;
  const BlasNumbers numbers =
      product.aType == CUDA_R_64F                       ? BlasNumbers::Fp64
      : product.aType != CUDA_R_32F                     ? BlasNumbers::Half
      : product.compute == CUBLAS_COMPUTE_32F_FAST_TF32 ? BlasNumbers::TensorFloat
      : product.compute == CUBLAS_COMPUTE_32F_FAST_16F || product.compute == CUBLAS_COMPUTE_32F_FAST_16BF
          ? BlasNumbers::Half
          : BlasNumbers::Fp32;
  return blas(
      caller, handle, product.fits(),
      costOfProduct(product.rows, product.columns, product.inner, product.count,
                    static_cast<double>(bytesOf(product.aType)), static_cast<double>(bytesOf(product.cType)), numbers),
      [&] { return product.isReached(); },
      [&] {
        for (int i = 0; i < product.count; ++i) product.multiply(i, static_cast<cudaDataType>(scale));
      });
}

}  // namespace

extern "C" {

cublasStatus_t cublasGemmEx(cublasHandle_t handle, cublasOperation_t opA, cublasOperation_t opB, int rows, int columns,
                            int inner, const void* alpha, const void* a, cudaDataType aType, int aRows, const void* b,
                            cudaDataType bType, int bRows, const void* beta, void* c, cudaDataType cType, int cRows,
                            cublasComputeType_t compute, cublasGemmAlgo_t) {
  return multiplyMixed(WARPBENCH_CALLER("cublasGemmEx"), handle,
                       {rows,  columns, inner, opA,  opB, alpha, a,     aType, aRows, 0,      b,
                        bType, bRows,   0,     beta, c,   cType, cRows, 0,     1,     compute});
}
cublasStatus_t cublasGemmStridedBatchedEx(cublasHandle_t handle, cublasOperation_t opA, cublasOperation_t opB, int rows,
                                          int columns, int inner, const void* alpha, const void* a, cudaDataType aType,
                                          int aRows, long long aStride, const void* b, cudaDataType bType, int bRows,
                                          long long bStride, const void* beta, void* c, cudaDataType cType, int cRows,
                                          long long cStride, int count, cublasComputeType_t compute, cublasGemmAlgo_t) {
  return multiplyMixed(WARPBENCH_CALLER("cublasGemmStridedBatchedEx"), handle,
                       {rows,  columns, inner,   opA,  opB, alpha, a,     aType,   aRows, aStride, b,
                        bType, bRows,   bStride, beta, c,   cType, cRows, cStride, count, compute});
}
cublasStatus_t cublasHgemm(cublasHandle_t handle, cublasOperation_t opA, cublasOperation_t opB, int rows, int columns,
                           int inner, const __half* alpha, const __half* a, int aRows, const __half* b, int bRows,
                           const __half* beta, __half* c, int cRows) {
  return multiplyMixed(
      WARPBENCH_CALLER("cublasHgemm"), handle,
      {rows, columns, inner, opA,        opB,   alpha, a, CUDA_R_16F,        aRows, 0, b, CUDA_R_16F, bRows,
       0,    beta,    c,     CUDA_R_16F, cRows, 0,     1, CUBLAS_COMPUTE_16F});
}
cublasStatus_t cublasHgemmStridedBatched(cublasHandle_t handle, cublasOperation_t opA, cublasOperation_t opB, int rows,
                                         int columns, int inner, const __half* alpha, const __half* a, int aRows,
                                         long long aStride, const __half* b, int bRows, long long bStride,
                                         const __half* beta, __half* c, int cRows, long long cStride, int count) {
  return multiplyMixed(
      WARPBENCH_CALLER("cublasHgemmStridedBatched"), handle,
      {rows,       columns, inner,   opA,  opB, alpha,      a,     CUDA_R_16F, aRows, aStride,           b,
       CUDA_R_16F, bRows,   bStride, beta, c,   CUDA_R_16F, cRows, cStride,    count, CUBLAS_COMPUTE_16F});
}

}  // extern "C"
