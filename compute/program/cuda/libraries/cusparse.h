// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

#include "program/cuda/library_types.h"
#include "program/cuda/runtime_functions.h"

/// cuSPARSE's generic functions in the simulator (cuSPARSE Library, "cuSPARSE Generic APIs"): products of a sparse
/// matrix with a dense vector or matrix, triangular solutions, and conversions. Plain loops compute them synchronously
/// and in double precision. Functions that are not declared here are not simulated.

struct cusparseContext;
struct cusparseSpMatDescr;
struct cusparseDnVecDescr;
struct cusparseDnMatDescr;
struct cusparseSpSVDescr;
struct cusparseMatDescr;
typedef cusparseContext* cusparseHandle_t;
typedef cusparseSpSVDescr* cusparseSpSVDescr_t;
typedef cusparseMatDescr* cusparseMatDescr_t;
typedef cusparseSpMatDescr* cusparseSpMatDescr_t;
typedef cusparseDnVecDescr* cusparseDnVecDescr_t;
typedef cusparseDnMatDescr* cusparseDnMatDescr_t;
typedef const cusparseSpMatDescr* cusparseConstSpMatDescr_t;
typedef const cusparseDnVecDescr* cusparseConstDnVecDescr_t;
typedef const cusparseDnMatDescr* cusparseConstDnMatDescr_t;

typedef enum {
  CUSPARSE_STATUS_SUCCESS = 0,
  CUSPARSE_STATUS_NOT_INITIALIZED = 1,
  CUSPARSE_STATUS_ALLOC_FAILED = 2,
  CUSPARSE_STATUS_INVALID_VALUE = 3,
  CUSPARSE_STATUS_ARCH_MISMATCH = 4,
  CUSPARSE_STATUS_MAPPING_ERROR = 5,
  CUSPARSE_STATUS_EXECUTION_FAILED = 6,
  CUSPARSE_STATUS_INTERNAL_ERROR = 7,
  CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED = 8,
  CUSPARSE_STATUS_ZERO_PIVOT = 9,
  CUSPARSE_STATUS_NOT_SUPPORTED = 10,
  CUSPARSE_STATUS_INSUFFICIENT_RESOURCES = 11
} cusparseStatus_t;
typedef enum { CUSPARSE_POINTER_MODE_HOST = 0, CUSPARSE_POINTER_MODE_DEVICE = 1 } cusparsePointerMode_t;
typedef enum { CUSPARSE_INDEX_BASE_ZERO = 0, CUSPARSE_INDEX_BASE_ONE = 1 } cusparseIndexBase_t;
typedef enum { CUSPARSE_INDEX_16U = 1, CUSPARSE_INDEX_32I = 2, CUSPARSE_INDEX_64I = 3 } cusparseIndexType_t;
typedef enum { CUSPARSE_ORDER_COL = 1, CUSPARSE_ORDER_ROW = 2 } cusparseOrder_t;
typedef enum {
  CUSPARSE_OPERATION_NON_TRANSPOSE = 0,
  CUSPARSE_OPERATION_TRANSPOSE = 1,
  CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE = 2
} cusparseOperation_t;
typedef enum { CUSPARSE_FORMAT_CSR = 1, CUSPARSE_FORMAT_CSC = 2, CUSPARSE_FORMAT_COO = 3 } cusparseFormat_t;
typedef enum { CUSPARSE_FILL_MODE_LOWER = 0, CUSPARSE_FILL_MODE_UPPER = 1 } cusparseFillMode_t;
typedef enum { CUSPARSE_DIAG_TYPE_NON_UNIT = 0, CUSPARSE_DIAG_TYPE_UNIT = 1 } cusparseDiagType_t;
typedef enum { CUSPARSE_SPMAT_FILL_MODE, CUSPARSE_SPMAT_DIAG_TYPE } cusparseSpMatAttribute_t;
typedef enum {
  CUSPARSE_MATRIX_TYPE_GENERAL = 0,
  CUSPARSE_MATRIX_TYPE_SYMMETRIC = 1,
  CUSPARSE_MATRIX_TYPE_HERMITIAN = 2,
  CUSPARSE_MATRIX_TYPE_TRIANGULAR = 3
} cusparseMatrixType_t;
typedef enum { CUSPARSE_SPSV_ALG_DEFAULT = 0 } cusparseSpSVAlg_t;
typedef enum { CUSPARSE_SPARSETODENSE_ALG_DEFAULT = 0 } cusparseSparseToDenseAlg_t;
typedef enum { CUSPARSE_DENSETOSPARSE_ALG_DEFAULT = 0 } cusparseDenseToSparseAlg_t;
typedef enum {
  CUSPARSE_SPMV_ALG_DEFAULT = 0,
  CUSPARSE_SPMV_COO_ALG1 = 1,
  CUSPARSE_SPMV_CSR_ALG1 = 2,
  CUSPARSE_SPMV_CSR_ALG2 = 3,
  CUSPARSE_SPMV_COO_ALG2 = 4
} cusparseSpMVAlg_t;
typedef enum {
  CUSPARSE_SPMM_ALG_DEFAULT = 0,
  CUSPARSE_SPMM_COO_ALG1 = 1,
  CUSPARSE_SPMM_COO_ALG2 = 2,
  CUSPARSE_SPMM_COO_ALG3 = 3,
  CUSPARSE_SPMM_CSR_ALG1 = 4,
  CUSPARSE_SPMM_COO_ALG4 = 5,
  CUSPARSE_SPMM_CSR_ALG2 = 6,
  CUSPARSE_SPMM_CSR_ALG3 = 12
} cusparseSpMMAlg_t;

extern "C" {

cusparseStatus_t cusparseCreate(cusparseHandle_t* handle) WARPBENCH_CUDA(cusparseCreate);
cusparseStatus_t cusparseDestroy(cusparseHandle_t handle) WARPBENCH_CUDA(cusparseDestroy);
cusparseStatus_t cusparseGetVersion(cusparseHandle_t handle, int* version) WARPBENCH_CUDA(cusparseGetVersion);
const char* cusparseGetErrorName(cusparseStatus_t status) WARPBENCH_CUDA(cusparseGetErrorName);
const char* cusparseGetErrorString(cusparseStatus_t status) WARPBENCH_CUDA(cusparseGetErrorString);
cusparseStatus_t cusparseSetStream(cusparseHandle_t handle, cudaStream_t stream) WARPBENCH_CUDA(cusparseSetStream);
cusparseStatus_t cusparseGetStream(cusparseHandle_t handle, cudaStream_t* stream) WARPBENCH_CUDA(cusparseGetStream);
cusparseStatus_t cusparseSetPointerMode(cusparseHandle_t handle, cusparsePointerMode_t mode)
    WARPBENCH_CUDA(cusparseSetPointerMode);
cusparseStatus_t cusparseGetPointerMode(cusparseHandle_t handle, cusparsePointerMode_t* mode)
    WARPBENCH_CUDA(cusparseGetPointerMode);

#define WARPBENCH_SPARSE(Name, Matrix, Pointer)                                                                \
  cusparseStatus_t cusparseCreate##Name##Csr(                                                                  \
      Matrix* matrix, int64_t rows, int64_t columns, int64_t entries, Pointer offsets, Pointer indices,        \
      Pointer values, cusparseIndexType_t offsetType, cusparseIndexType_t indexType, cusparseIndexBase_t base, \
      cudaDataType type) WARPBENCH_CUDA(cusparseCreateCsr);                                                    \
  cusparseStatus_t cusparseCreate##Name##Csc(                                                                  \
      Matrix* matrix, int64_t rows, int64_t columns, int64_t entries, Pointer offsets, Pointer indices,        \
      Pointer values, cusparseIndexType_t offsetType, cusparseIndexType_t indexType, cusparseIndexBase_t base, \
      cudaDataType type) WARPBENCH_CUDA(cusparseCreateCsc);                                                    \
  cusparseStatus_t cusparseCreate##Name##Coo(Matrix* matrix, int64_t rows, int64_t columns, int64_t entries,   \
                                             Pointer rowIndices, Pointer columnIndices, Pointer values,        \
                                             cusparseIndexType_t indexType, cusparseIndexBase_t base,          \
                                             cudaDataType type) WARPBENCH_CUDA(cusparseCreateCoo);
WARPBENCH_SPARSE(, cusparseSpMatDescr_t, void*)
WARPBENCH_SPARSE(Const, cusparseConstSpMatDescr_t, const void*)
#undef WARPBENCH_SPARSE
cusparseStatus_t cusparseDestroySpMat(cusparseConstSpMatDescr_t matrix) WARPBENCH_CUDA(cusparseDestroySpMat);
cusparseStatus_t cusparseSpMatGetSize(cusparseConstSpMatDescr_t matrix, int64_t* rows, int64_t* columns,
                                      int64_t* entries) WARPBENCH_CUDA(cusparseSpMatGetSize);
cusparseStatus_t cusparseSpMatGetFormat(cusparseConstSpMatDescr_t matrix, cusparseFormat_t* format)
    WARPBENCH_CUDA(cusparseSpMatGetFormat);
cusparseStatus_t cusparseSpMatGetIndexBase(cusparseConstSpMatDescr_t matrix, cusparseIndexBase_t* base)
    WARPBENCH_CUDA(cusparseSpMatGetIndexBase);
cusparseStatus_t cusparseSpMatGetValues(cusparseSpMatDescr_t matrix, void** values)
    WARPBENCH_CUDA(cusparseSpMatGetValues);
cusparseStatus_t cusparseSpMatSetValues(cusparseSpMatDescr_t matrix, void* values)
    WARPBENCH_CUDA(cusparseSpMatSetValues);
cusparseStatus_t cusparseCsrSetPointers(cusparseSpMatDescr_t matrix, void* offsets, void* indices, void* values)
    WARPBENCH_CUDA(cusparseCsrSetPointers);
cusparseStatus_t cusparseCscSetPointers(cusparseSpMatDescr_t matrix, void* offsets, void* indices, void* values)
    WARPBENCH_CUDA(cusparseCscSetPointers);
cusparseStatus_t cusparseCooSetPointers(cusparseSpMatDescr_t matrix, void* rows, void* columns, void* values)
    WARPBENCH_CUDA(cusparseCooSetPointers);

cusparseStatus_t cusparseSpMatSetAttribute(cusparseSpMatDescr_t matrix, cusparseSpMatAttribute_t attribute, void* data,
                                           size_t bytes) WARPBENCH_CUDA(cusparseSpMatSetAttribute);
cusparseStatus_t cusparseSpMatGetAttribute(cusparseConstSpMatDescr_t matrix, cusparseSpMatAttribute_t attribute,
                                           void* data, size_t bytes) WARPBENCH_CUDA(cusparseSpMatGetAttribute);

cusparseStatus_t cusparseCreateMatDescr(cusparseMatDescr_t* desc) WARPBENCH_CUDA(cusparseCreateMatDescr);
cusparseStatus_t cusparseDestroyMatDescr(cusparseMatDescr_t desc) WARPBENCH_CUDA(cusparseDestroyMatDescr);
#define WARPBENCH_SPARSE(Name, Type)                                                                               \
  cusparseStatus_t cusparseSetMat##Name(cusparseMatDescr_t desc, Type value) WARPBENCH_CUDA(cusparseSetMat##Name); \
  Type cusparseGetMat##Name(cusparseMatDescr_t desc) WARPBENCH_CUDA(cusparseGetMat##Name);
WARPBENCH_SPARSE(Type, cusparseMatrixType_t)
WARPBENCH_SPARSE(FillMode, cusparseFillMode_t)
WARPBENCH_SPARSE(DiagType, cusparseDiagType_t)
WARPBENCH_SPARSE(IndexBase, cusparseIndexBase_t)
#undef WARPBENCH_SPARSE

cusparseStatus_t cusparseCreateDnVec(cusparseDnVecDescr_t* vector, int64_t size, void* values, cudaDataType type)
    WARPBENCH_CUDA(cusparseCreateDnVec);
cusparseStatus_t cusparseCreateConstDnVec(cusparseConstDnVecDescr_t* vector, int64_t size, const void* values,
                                          cudaDataType type) WARPBENCH_CUDA(cusparseCreateDnVec);
cusparseStatus_t cusparseDestroyDnVec(cusparseConstDnVecDescr_t vector) WARPBENCH_CUDA(cusparseDestroyDnVec);
cusparseStatus_t cusparseDnVecGetValues(cusparseDnVecDescr_t vector, void** values)
    WARPBENCH_CUDA(cusparseDnVecGetValues);
cusparseStatus_t cusparseDnVecSetValues(cusparseDnVecDescr_t vector, void* values)
    WARPBENCH_CUDA(cusparseDnVecSetValues);
cusparseStatus_t cusparseCreateDnMat(cusparseDnMatDescr_t* matrix, int64_t rows, int64_t columns, int64_t height,
                                     void* values, cudaDataType type, cusparseOrder_t order)
    WARPBENCH_CUDA(cusparseCreateDnMat);
cusparseStatus_t cusparseCreateConstDnMat(cusparseConstDnMatDescr_t* matrix, int64_t rows, int64_t columns,
                                          int64_t height, const void* values, cudaDataType type, cusparseOrder_t order)
    WARPBENCH_CUDA(cusparseCreateDnMat);
cusparseStatus_t cusparseDestroyDnMat(cusparseConstDnMatDescr_t matrix) WARPBENCH_CUDA(cusparseDestroyDnMat);
cusparseStatus_t cusparseDnMatGetValues(cusparseDnMatDescr_t matrix, void** values)
    WARPBENCH_CUDA(cusparseDnMatGetValues);
cusparseStatus_t cusparseDnMatSetValues(cusparseDnMatDescr_t matrix, void* values)
    WARPBENCH_CUDA(cusparseDnMatSetValues);

cusparseStatus_t cusparseSpMV_bufferSize(cusparseHandle_t handle, cusparseOperation_t op, const void* alpha,
                                         cusparseConstSpMatDescr_t a, cusparseConstDnVecDescr_t x, const void* beta,
                                         cusparseDnVecDescr_t y, cudaDataType compute, cusparseSpMVAlg_t algorithm,
                                         size_t* bytes) WARPBENCH_CUDA(cusparseSpMV_bufferSize);
cusparseStatus_t cusparseSpMV_preprocess(cusparseHandle_t handle, cusparseOperation_t op, const void* alpha,
                                         cusparseConstSpMatDescr_t a, cusparseConstDnVecDescr_t x, const void* beta,
                                         cusparseDnVecDescr_t y, cudaDataType compute, cusparseSpMVAlg_t algorithm,
                                         void* buffer) WARPBENCH_CUDA(cusparseSpMV_preprocess);
cusparseStatus_t cusparseSpMV(cusparseHandle_t handle, cusparseOperation_t op, const void* alpha,
                              cusparseConstSpMatDescr_t a, cusparseConstDnVecDescr_t x, const void* beta,
                              cusparseDnVecDescr_t y, cudaDataType compute, cusparseSpMVAlg_t algorithm, void* buffer)
    WARPBENCH_CUDA(cusparseSpMV);
cusparseStatus_t cusparseSpMM_bufferSize(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB,
                                         const void* alpha, cusparseConstSpMatDescr_t a, cusparseConstDnMatDescr_t b,
                                         const void* beta, cusparseDnMatDescr_t c, cudaDataType compute,
                                         cusparseSpMMAlg_t algorithm, size_t* bytes)
    WARPBENCH_CUDA(cusparseSpMM_bufferSize);
cusparseStatus_t cusparseSpMM_preprocess(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB,
                                         const void* alpha, cusparseConstSpMatDescr_t a, cusparseConstDnMatDescr_t b,
                                         const void* beta, cusparseDnMatDescr_t c, cudaDataType compute,
                                         cusparseSpMMAlg_t algorithm, void* buffer)
    WARPBENCH_CUDA(cusparseSpMM_preprocess);
cusparseStatus_t cusparseSpMM(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB,
                              const void* alpha, cusparseConstSpMatDescr_t a, cusparseConstDnMatDescr_t b,
                              const void* beta, cusparseDnMatDescr_t c, cudaDataType compute,
                              cusparseSpMMAlg_t algorithm, void* buffer) WARPBENCH_CUDA(cusparseSpMM);

cusparseStatus_t cusparseSpSV_createDescr(cusparseSpSVDescr_t* descr) WARPBENCH_CUDA(cusparseSpSV_createDescr);
cusparseStatus_t cusparseSpSV_destroyDescr(cusparseSpSVDescr_t descr) WARPBENCH_CUDA(cusparseSpSV_destroyDescr);
cusparseStatus_t cusparseSpSV_bufferSize(cusparseHandle_t handle, cusparseOperation_t op, const void* alpha,
                                         cusparseConstSpMatDescr_t a, cusparseConstDnVecDescr_t x,
                                         cusparseDnVecDescr_t y, cudaDataType compute, cusparseSpSVAlg_t algorithm,
                                         cusparseSpSVDescr_t descr, size_t* bytes)
    WARPBENCH_CUDA(cusparseSpSV_bufferSize);
cusparseStatus_t cusparseSpSV_analysis(cusparseHandle_t handle, cusparseOperation_t op, const void* alpha,
                                       cusparseConstSpMatDescr_t a, cusparseConstDnVecDescr_t x, cusparseDnVecDescr_t y,
                                       cudaDataType compute, cusparseSpSVAlg_t algorithm, cusparseSpSVDescr_t descr,
                                       void* buffer) WARPBENCH_CUDA(cusparseSpSV_analysis);
cusparseStatus_t cusparseSpSV_solve(cusparseHandle_t handle, cusparseOperation_t op, const void* alpha,
                                    cusparseConstSpMatDescr_t a, cusparseConstDnVecDescr_t x, cusparseDnVecDescr_t y,
                                    cudaDataType compute, cusparseSpSVAlg_t algorithm, cusparseSpSVDescr_t descr)
    WARPBENCH_CUDA(cusparseSpSV_solve);

cusparseStatus_t cusparseSparseToDense_bufferSize(cusparseHandle_t handle, cusparseConstSpMatDescr_t from,
                                                  cusparseDnMatDescr_t to, cusparseSparseToDenseAlg_t algorithm,
                                                  size_t* bytes) WARPBENCH_CUDA(cusparseSparseToDense_bufferSize);
cusparseStatus_t cusparseSparseToDense(cusparseHandle_t handle, cusparseConstSpMatDescr_t from, cusparseDnMatDescr_t to,
                                       cusparseSparseToDenseAlg_t algorithm, void* buffer)
    WARPBENCH_CUDA(cusparseSparseToDense);
cusparseStatus_t cusparseDenseToSparse_bufferSize(cusparseHandle_t handle, cusparseConstDnMatDescr_t from,
                                                  cusparseSpMatDescr_t to, cusparseDenseToSparseAlg_t algorithm,
                                                  size_t* bytes) WARPBENCH_CUDA(cusparseDenseToSparse_bufferSize);
cusparseStatus_t cusparseDenseToSparse_analysis(cusparseHandle_t handle, cusparseConstDnMatDescr_t from,
                                                cusparseSpMatDescr_t to, cusparseDenseToSparseAlg_t algorithm,
                                                void* buffer) WARPBENCH_CUDA(cusparseDenseToSparse_analysis);
cusparseStatus_t cusparseDenseToSparse_convert(cusparseHandle_t handle, cusparseConstDnMatDescr_t from,
                                               cusparseSpMatDescr_t to, cusparseDenseToSparseAlg_t algorithm,
                                               void* buffer) WARPBENCH_CUDA(cusparseDenseToSparse_convert);

}  // extern "C"
