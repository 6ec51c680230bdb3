// SPDX-License-Identifier: GPL-3.0-or-later
// cuBLAS's products with types given as values, and its half-precision products.
#include "program/blas/typed_product.h"
#include "program/cuda/libraries/cublas_v2.h"
#include "program/runtime/errors.h"

using warpbench::program::Caller;
using warpbench::program::multiplyTyped;
using warpbench::program::TypedMatrix;

namespace {

/// A matrix of a batch, as the functions take it.
struct Given {
  const void* first;
  cudaDataType type;
  int height;
  long long stride = 0;
};

/// op(matrix) of these rows and columns.
TypedMatrix factor(cublasOperation_t op, const Given& given, int rows, int columns) {
  return {.first = const_cast<void*>(given.first),
          .type = given.type,
          .rows = rows,
          .columns = columns,
          .height = given.height,
          .stride = given.stride,
          .byRows = op != CUBLAS_OP_N};
}

cublasStatus_t multiplyMixed(const Caller& caller, cublasHandle_t handle, cublasOperation_t opA, cublasOperation_t opB,
                             int rows, int columns, int inner, const void* alpha, const Given& a, const Given& b,
                             const void* beta, const Given& c, int count, cublasComputeType_t compute) {
  const TypedMatrix result = factor(CUBLAS_OP_N, c, rows, columns);
  return multiplyTyped(caller, handle,
                       {.a = factor(opA, a, rows, inner),
                        .b = factor(opB, b, inner, columns),
                        .added = result,
                        .result = result,
                        .batches = count,
                        .alpha = alpha,
                        .beta = beta,
                        .compute = compute});
}

}  // namespace

extern "C" {

cublasStatus_t cublasGemmEx(cublasHandle_t handle, cublasOperation_t opA, cublasOperation_t opB, int rows, int columns,
                            int inner, const void* alpha, const void* a, cudaDataType aType, int aRows, const void* b,
                            cudaDataType bType, int bRows, const void* beta, void* c, cudaDataType cType, int cRows,
                            cublasComputeType_t compute, cublasGemmAlgo_t) {
  return multiplyMixed(WARPBENCH_CALLER("cublasGemmEx"), handle, opA, opB, rows, columns, inner, alpha,
                       {a, aType, aRows}, {b, bType, bRows}, beta, {c, cType, cRows}, 1, compute);
}
cublasStatus_t cublasGemmStridedBatchedEx(cublasHandle_t handle, cublasOperation_t opA, cublasOperation_t opB, int rows,
                                          int columns, int inner, const void* alpha, const void* a, cudaDataType aType,
                                          int aRows, long long aStride, const void* b, cudaDataType bType, int bRows,
                                          long long bStride, const void* beta, void* c, cudaDataType cType, int cRows,
                                          long long cStride, int count, cublasComputeType_t compute, cublasGemmAlgo_t) {
  return multiplyMixed(WARPBENCH_CALLER("cublasGemmStridedBatchedEx"), handle, opA, opB, rows, columns, inner, alpha,
                       {a, aType, aRows, aStride}, {b, bType, bRows, bStride}, beta, {c, cType, cRows, cStride}, count,
                       compute);
}
cublasStatus_t cublasHgemm(cublasHandle_t handle, cublasOperation_t opA, cublasOperation_t opB, int rows, int columns,
                           int inner, const __half* alpha, const __half* a, int aRows, const __half* b, int bRows,
                           const __half* beta, __half* c, int cRows) {
  return multiplyMixed(WARPBENCH_CALLER("cublasHgemm"), handle, opA, opB, rows, columns, inner, alpha,
                       {a, CUDA_R_16F, aRows}, {b, CUDA_R_16F, bRows}, beta, {c, CUDA_R_16F, cRows}, 1,
                       CUBLAS_COMPUTE_16F);
}
cublasStatus_t cublasHgemmStridedBatched(cublasHandle_t handle, cublasOperation_t opA, cublasOperation_t opB, int rows,
                                         int columns, int inner, const __half* alpha, const __half* a, int aRows,
                                         long long aStride, const __half* b, int bRows, long long bStride,
                                         const __half* beta, __half* c, int cRows, long long cStride, int count) {
  return multiplyMixed(WARPBENCH_CALLER("cublasHgemmStridedBatched"), handle, opA, opB, rows, columns, inner, alpha,
                       {a, CUDA_R_16F, aRows, aStride}, {b, CUDA_R_16F, bRows, bStride}, beta,
                       {c, CUDA_R_16F, cRows, cStride}, count, CUBLAS_COMPUTE_16F);
}

}  // extern "C"
