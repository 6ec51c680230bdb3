// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "program/cuda/library_types.h"
#include "program/cuda/runtime_functions.h"
#if defined(WARPBENCH_SIMULATE)
#include <cuda_fp16.h>
#else
struct __half;
#endif

/// The common functions of cuBLAS in the simulator, for float and double, and half-precision products (cuBLAS Library,
/// "cuBLAS Level-1, -2 and -3 Function Reference"). Plain loops compute them synchronously and in double precision.
/// Nothing is counted, and times are estimates, as the report says for each call. Matrices are column-major, as in
/// cuBLAS. Functions that are not declared here are not simulated.

struct cublasContext;
typedef cublasContext* cublasHandle_t;

typedef enum {
  CUBLAS_STATUS_SUCCESS = 0,
  CUBLAS_STATUS_NOT_INITIALIZED = 1,
  CUBLAS_STATUS_ALLOC_FAILED = 3,
  CUBLAS_STATUS_INVALID_VALUE = 7,
  CUBLAS_STATUS_ARCH_MISMATCH = 8,
  CUBLAS_STATUS_MAPPING_ERROR = 11,
  CUBLAS_STATUS_EXECUTION_FAILED = 13,
  CUBLAS_STATUS_INTERNAL_ERROR = 14,
  CUBLAS_STATUS_NOT_SUPPORTED = 15,
  CUBLAS_STATUS_LICENSE_ERROR = 16
} cublasStatus_t;
typedef enum { CUBLAS_OP_N = 0, CUBLAS_OP_T = 1, CUBLAS_OP_C = 2 } cublasOperation_t;
typedef enum { CUBLAS_POINTER_MODE_HOST = 0, CUBLAS_POINTER_MODE_DEVICE = 1 } cublasPointerMode_t;
typedef enum { CUBLAS_SIDE_LEFT = 0, CUBLAS_SIDE_RIGHT = 1 } cublasSideMode_t;
typedef enum { CUBLAS_FILL_MODE_LOWER = 0, CUBLAS_FILL_MODE_UPPER = 1, CUBLAS_FILL_MODE_FULL = 2 } cublasFillMode_t;
typedef enum {
  CUBLAS_DEFAULT_MATH = 0,
  CUBLAS_TENSOR_OP_MATH = 1,
  CUBLAS_PEDANTIC_MATH = 2,
  CUBLAS_TF32_TENSOR_OP_MATH = 3
} cublasMath_t;

typedef enum {
  CUBLAS_COMPUTE_16F = 64,
  CUBLAS_COMPUTE_16F_PEDANTIC = 65,
  CUBLAS_COMPUTE_32F = 68,
  CUBLAS_COMPUTE_32F_PEDANTIC = 69,
  CUBLAS_COMPUTE_64F = 70,
  CUBLAS_COMPUTE_64F_PEDANTIC = 71,
  CUBLAS_COMPUTE_32I = 72,
  CUBLAS_COMPUTE_32I_PEDANTIC = 73,
  CUBLAS_COMPUTE_32F_FAST_16F = 74,
  CUBLAS_COMPUTE_32F_FAST_16BF = 75,
  CUBLAS_COMPUTE_32F_FAST_TF32 = 77
} cublasComputeType_t;
typedef enum { CUBLAS_GEMM_DFALT = -1, CUBLAS_GEMM_DEFAULT = -1, CUBLAS_GEMM_DEFAULT_TENSOR_OP = 99 } cublasGemmAlgo_t;

extern "C" {

cublasStatus_t cublasCreate(cublasHandle_t* handle) WARPBENCH_CUDA(cublasCreate);
cublasStatus_t cublasDestroy(cublasHandle_t handle) WARPBENCH_CUDA(cublasDestroy);
cublasStatus_t cublasGetVersion(cublasHandle_t handle, int* version) WARPBENCH_CUDA(cublasGetVersion);
const char* cublasGetStatusName(cublasStatus_t status) WARPBENCH_CUDA(cublasGetStatusName);
const char* cublasGetStatusString(cublasStatus_t status) WARPBENCH_CUDA(cublasGetStatusString);
cublasStatus_t cublasSetStream(cublasHandle_t handle, cudaStream_t stream) WARPBENCH_CUDA(cublasSetStream);
cublasStatus_t cublasGetStream(cublasHandle_t handle, cudaStream_t* stream) WARPBENCH_CUDA(cublasGetStream);
cublasStatus_t cublasSetPointerMode(cublasHandle_t handle, cublasPointerMode_t mode)
    WARPBENCH_CUDA(cublasSetPointerMode);
cublasStatus_t cublasGetPointerMode(cublasHandle_t handle, cublasPointerMode_t* mode)
    WARPBENCH_CUDA(cublasGetPointerMode);
cublasStatus_t cublasSetMathMode(cublasHandle_t handle, cublasMath_t mode) WARPBENCH_CUDA(cublasSetMathMode);
cublasStatus_t cublasGetMathMode(cublasHandle_t handle, cublasMath_t* mode) WARPBENCH_CUDA(cublasGetMathMode);

cublasStatus_t cublasSetVector(int n, int bytes, const void* from, int fromStep, void* to, int toStep)
    WARPBENCH_CUDA(cublasSetVector);
cublasStatus_t cublasGetVector(int n, int bytes, const void* from, int fromStep, void* to, int toStep)
    WARPBENCH_CUDA(cublasGetVector);
cublasStatus_t cublasSetMatrix(int rows, int columns, int bytes, const void* from, int fromRows, void* to, int toRows)
    WARPBENCH_CUDA(cublasSetMatrix);
cublasStatus_t cublasGetMatrix(int rows, int columns, int bytes, const void* from, int fromRows, void* to, int toRows)
    WARPBENCH_CUDA(cublasGetMatrix);

#define WARPBENCH_BLAS(S, Is, T)                                                                                       \
  cublasStatus_t cublas##S##axpy(cublasHandle_t handle, int n, const T* alpha, const T* x, int xStep, T* y, int yStep) \
      WARPBENCH_CUDA(cublas##S##axpy);                                                                                 \
  cublasStatus_t cublas##S##copy(cublasHandle_t handle, int n, const T* x, int xStep, T* y, int yStep)                 \
      WARPBENCH_CUDA(cublas##S##copy);                                                                                 \
  cublasStatus_t cublas##S##swap(cublasHandle_t handle, int n, T* x, int xStep, T* y, int yStep)                       \
      WARPBENCH_CUDA(cublas##S##swap);                                                                                 \
  cublasStatus_t cublas##S##scal(cublasHandle_t handle, int n, const T* alpha, T* x, int xStep)                        \
      WARPBENCH_CUDA(cublas##S##scal);                                                                                 \
  cublasStatus_t cublas##S##dot(cublasHandle_t handle, int n, const T* x, int xStep, const T* y, int yStep, T* result) \
      WARPBENCH_CUDA(cublas##S##dot);                                                                                  \
  cublasStatus_t cublas##S##nrm2(cublasHandle_t handle, int n, const T* x, int xStep, T* result)                       \
      WARPBENCH_CUDA(cublas##S##nrm2);                                                                                 \
  cublasStatus_t cublas##S##asum(cublasHandle_t handle, int n, const T* x, int xStep, T* result)                       \
      WARPBENCH_CUDA(cublas##S##asum);                                                                                 \
  cublasStatus_t cublas##Is##amax(cublasHandle_t handle, int n, const T* x, int xStep, int* result)                    \
      WARPBENCH_CUDA(cublas##Is##amax);                                                                                \
  cublasStatus_t cublas##Is##amin(cublasHandle_t handle, int n, const T* x, int xStep, int* result)                    \
      WARPBENCH_CUDA(cublas##Is##amin);                                                                                \
  cublasStatus_t cublas##S##gemv(cublasHandle_t handle, cublasOperation_t op, int rows, int columns, const T* alpha,   \
                                 const T* a, int aRows, const T* x, int xStep, const T* beta, T* y, int yStep)         \
      WARPBENCH_CUDA(cublas##S##gemv);                                                                                 \
  cublasStatus_t cublas##S##ger(cublasHandle_t handle, int rows, int columns, const T* alpha, const T* x, int xStep,   \
                                const T* y, int yStep, T* a, int aRows) WARPBENCH_CUDA(cublas##S##ger);                \
  cublasStatus_t cublas##S##gemm(cublasHandle_t handle, cublasOperation_t opA, cublasOperation_t opB, int rows,        \
                                 int columns, int inner, const T* alpha, const T* a, int aRows, const T* b, int bRows, \
                                 const T* beta, T* c, int cRows) WARPBENCH_CUDA(cublas##S##gemm);                      \
  cublasStatus_t cublas##S##gemmStridedBatched(                                                                        \
      cublasHandle_t handle, cublasOperation_t opA, cublasOperation_t opB, int rows, int columns, int inner,           \
      const T* alpha, const T* a, int aRows, long long aStride, const T* b, int bRows, long long bStride,              \
      const T* beta, T* c, int cRows, long long cStride, int count) WARPBENCH_CUDA(cublas##S##gemmStridedBatched);     \
  cublasStatus_t cublas##S##geam(cublasHandle_t handle, cublasOperation_t opA, cublasOperation_t opB, int rows,        \
                                 int columns, const T* alpha, const T* a, int aRows, const T* beta, const T* b,        \
                                 int bRows, T* c, int cRows) WARPBENCH_CUDA(cublas##S##geam);

WARPBENCH_BLAS(S, Is, float)
WARPBENCH_BLAS(D, Id, double)
#undef WARPBENCH_BLAS

cublasStatus_t cublasGemmEx(cublasHandle_t handle, cublasOperation_t opA, cublasOperation_t opB, int rows, int columns,
                            int inner, const void* alpha, const void* a, cudaDataType aType, int aRows, const void* b,
                            cudaDataType bType, int bRows, const void* beta, void* c, cudaDataType cType, int cRows,
                            cublasComputeType_t compute, cublasGemmAlgo_t algorithm) WARPBENCH_CUDA(cublasGemmEx);
cublasStatus_t cublasGemmStridedBatchedEx(cublasHandle_t handle, cublasOperation_t opA, cublasOperation_t opB, int rows,
                                          int columns, int inner, const void* alpha, const void* a, cudaDataType aType,
                                          int aRows, long long aStride, const void* b, cudaDataType bType, int bRows,
                                          long long bStride, const void* beta, void* c, cudaDataType cType, int cRows,
                                          long long cStride, int count, cublasComputeType_t compute,
                                          cublasGemmAlgo_t algorithm) WARPBENCH_CUDA(cublasGemmStridedBatchedEx);
cublasStatus_t cublasHgemm(cublasHandle_t handle, cublasOperation_t opA, cublasOperation_t opB, int rows, int columns,
                           int inner, const __half* alpha, const __half* a, int aRows, const __half* b, int bRows,
                           const __half* beta, __half* c, int cRows) WARPBENCH_CUDA(cublasHgemm);
cublasStatus_t cublasHgemmStridedBatched(cublasHandle_t handle, cublasOperation_t opA, cublasOperation_t opB, int rows,
                                         int columns, int inner, const __half* alpha, const __half* a, int aRows,
                                         long long aStride, const __half* b, int bRows, long long bStride,
                                         const __half* beta, __half* c, int cRows, long long cStride, int count)
    WARPBENCH_CUDA(cublasHgemmStridedBatched);

}  // extern "C"
