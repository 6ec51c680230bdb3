// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "program/cuda/libraries/cublas_v2.h"

/// cuSOLVER's dense factorisations in the simulator, for float and double (cuSOLVER, "Dense Linear Solver Reference"):
/// LAPACK, which is looked up when the program runs, computes them synchronously. Functions that are not declared here
/// are not simulated.

struct cusolverDnContext;
typedef cusolverDnContext* cusolverDnHandle_t;

typedef enum {
  CUSOLVER_STATUS_SUCCESS = 0,
  CUSOLVER_STATUS_NOT_INITIALIZED = 1,
  CUSOLVER_STATUS_ALLOC_FAILED = 2,
  CUSOLVER_STATUS_INVALID_VALUE = 3,
  CUSOLVER_STATUS_ARCH_MISMATCH = 4,
  CUSOLVER_STATUS_MAPPING_ERROR = 5,
  CUSOLVER_STATUS_EXECUTION_FAILED = 6,
  CUSOLVER_STATUS_INTERNAL_ERROR = 7,
  CUSOLVER_STATUS_MATRIX_TYPE_NOT_SUPPORTED = 8,
  CUSOLVER_STATUS_NOT_SUPPORTED = 9,
  CUSOLVER_STATUS_ZERO_PIVOT = 10,
  CUSOLVER_STATUS_INVALID_LICENSE = 11
} cusolverStatus_t;
typedef enum { CUSOLVER_EIG_MODE_NOVECTOR = 0, CUSOLVER_EIG_MODE_VECTOR = 1 } cusolverEigMode_t;

extern "C" {

cusolverStatus_t cusolverDnCreate(cusolverDnHandle_t* handle) WARPBENCH_CUDA(cusolverDnCreate);
cusolverStatus_t cusolverDnDestroy(cusolverDnHandle_t handle) WARPBENCH_CUDA(cusolverDnDestroy);
cusolverStatus_t cusolverDnSetStream(cusolverDnHandle_t handle, cudaStream_t stream)
    WARPBENCH_CUDA(cusolverDnSetStream);
cusolverStatus_t cusolverDnGetStream(cusolverDnHandle_t handle, cudaStream_t* stream)
    WARPBENCH_CUDA(cusolverDnGetStream);

#define WARPBENCH_SOLVER(S, T)                                                                                         \
  cusolverStatus_t cusolverDn##S##getrf_bufferSize(cusolverDnHandle_t handle, int m, int n, T* a, int lda, int* size)  \
      WARPBENCH_CUDA(cusolverDn##S##getrf_bufferSize);                                                                 \
  cusolverStatus_t cusolverDn##S##getrf(cusolverDnHandle_t handle, int m, int n, T* a, int lda, T* work, int* pivots,  \
                                        int* info) WARPBENCH_CUDA(cusolverDn##S##getrf);                               \
  cusolverStatus_t cusolverDn##S##getrs(cusolverDnHandle_t handle, cublasOperation_t op, int n, int sides, const T* a, \
                                        int lda, const int* pivots, T* b, int ldb, int* info)                          \
      WARPBENCH_CUDA(cusolverDn##S##getrs);                                                                            \
  cusolverStatus_t cusolverDn##S##potrf_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t fill, int n, T* a,      \
                                                   int lda, int* size)                                                 \
      WARPBENCH_CUDA(cusolverDn##S##potrf_bufferSize);                                                                 \
  cusolverStatus_t cusolverDn##S##potrf(cusolverDnHandle_t handle, cublasFillMode_t fill, int n, T* a, int lda,        \
                                        T* work, int size, int* info) WARPBENCH_CUDA(cusolverDn##S##potrf);            \
  cusolverStatus_t cusolverDn##S##potrs(cusolverDnHandle_t handle, cublasFillMode_t fill, int n, int sides,            \
                                        const T* a, int lda, T* b, int ldb, int* info)                                 \
      WARPBENCH_CUDA(cusolverDn##S##potrs);                                                                            \
  cusolverStatus_t cusolverDn##S##geqrf_bufferSize(cusolverDnHandle_t handle, int m, int n, T* a, int lda, int* size)  \
      WARPBENCH_CUDA(cusolverDn##S##geqrf_bufferSize);                                                                 \
  cusolverStatus_t cusolverDn##S##geqrf(cusolverDnHandle_t handle, int m, int n, T* a, int lda, T* tau, T* work,       \
                                        int size, int* info) WARPBENCH_CUDA(cusolverDn##S##geqrf);                     \
  cusolverStatus_t cusolverDn##S##ormqr_bufferSize(                                                                    \
      cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t op, int m, int n, int k, const T* a,         \
      int lda, const T* tau, const T* c, int ldc, int* size) WARPBENCH_CUDA(cusolverDn##S##ormqr_bufferSize);          \
  cusolverStatus_t cusolverDn##S##ormqr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t op, int m, \
                                        int n, int k, const T* a, int lda, const T* tau, T* c, int ldc, T* work,       \
                                        int size, int* info) WARPBENCH_CUDA(cusolverDn##S##ormqr);                     \
  cusolverStatus_t cusolverDn##S##orgqr_bufferSize(cusolverDnHandle_t handle, int m, int n, int k, const T* a,         \
                                                   int lda, const T* tau, int* size)                                   \
      WARPBENCH_CUDA(cusolverDn##S##orgqr_bufferSize);                                                                 \
  cusolverStatus_t cusolverDn##S##orgqr(cusolverDnHandle_t handle, int m, int n, int k, T* a, int lda, const T* tau,   \
                                        T* work, int size, int* info) WARPBENCH_CUDA(cusolverDn##S##orgqr);            \
  cusolverStatus_t cusolverDn##S##syevd_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t mode,                  \
                                                   cublasFillMode_t fill, int n, const T* a, int lda, const T* w,      \
                                                   int* size) WARPBENCH_CUDA(cusolverDn##S##syevd_bufferSize);         \
  cusolverStatus_t cusolverDn##S##syevd(cusolverDnHandle_t handle, cusolverEigMode_t mode, cublasFillMode_t fill,      \
                                        int n, T* a, int lda, T* w, T* work, int size, int* info)                      \
      WARPBENCH_CUDA(cusolverDn##S##syevd);                                                                            \
  cusolverStatus_t cusolverDn##S##gesvd_bufferSize(cusolverDnHandle_t handle, int m, int n, int* size)                 \
      WARPBENCH_CUDA(cusolverDn##S##gesvd_bufferSize);                                                                 \
  cusolverStatus_t cusolverDn##S##gesvd(cusolverDnHandle_t handle, signed char jobU, signed char jobV, int m, int n,   \
                                        T* a, int lda, T* s, T* u, int ldu, T* v, int ldv, T* work, int size,          \
                                        T* others, int* info) WARPBENCH_CUDA(cusolverDn##S##gesvd);

WARPBENCH_SOLVER(S, float)
WARPBENCH_SOLVER(D, double)
#undef WARPBENCH_SOLVER

}  // extern "C"
