// SPDX-License-Identifier: GPL-3.0-or-later
// cuSPARSE's handles, vectors and matrices: see program/cuda/libraries/cusparse.h.
#include <cstdint>
#include <cstring>
#include <iterator>

#include "program/cuda/libraries/cusparse.h"
#include "program/libraries/sparse_matrices.h"
#include "program/runtime/program_run.h"

using warpbench::program::Caller;
using warpbench::program::run;

/// Descriptions of matrices for functions before the generic ones, which programs still make.
struct cusparseMatDescr {
  cusparseMatrixType_t type = CUSPARSE_MATRIX_TYPE_GENERAL;
  cusparseFillMode_t fill = CUSPARSE_FILL_MODE_LOWER;
  cusparseDiagType_t diagonal = CUSPARSE_DIAG_TYPE_NON_UNIT;
  cusparseIndexBase_t base = CUSPARSE_INDEX_BASE_ZERO;
};

namespace {

bool isReal(cudaDataType type) {
  return type == CUDA_R_32F || type == CUDA_R_64F || type == CUDA_R_16F || type == CUDA_R_16BF;
}

void refuseTypes(const Caller& caller, cudaDataType type) {
  if (!isReal(type)) run().refuse(caller, "of complex numbers or integers is not simulated");
}

struct SparseStatus {
  const char* name;
  const char* text;
};
constexpr SparseStatus kSparseStatuses[] = {{"CUSPARSE_STATUS_SUCCESS", "success"},
                                            {"CUSPARSE_STATUS_NOT_INITIALIZED", "initialization error"},
                                            {"CUSPARSE_STATUS_ALLOC_FAILED", "out of memory"},
                                            {"CUSPARSE_STATUS_INVALID_VALUE", "invalid value"},
                                            {"CUSPARSE_STATUS_ARCH_MISMATCH", "architecture mismatch"},
                                            {"CUSPARSE_STATUS_MAPPING_ERROR", "texture memory mapping error"},
                                            {"CUSPARSE_STATUS_EXECUTION_FAILED", "kernel launch failure"},
                                            {"CUSPARSE_STATUS_INTERNAL_ERROR", "internal error"},
                                            {"CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED", "matrix type not supported"},
                                            {"CUSPARSE_STATUS_ZERO_PIVOT", "zero pivot"},
                                            {"CUSPARSE_STATUS_NOT_SUPPORTED", "operation not supported"},
                                            {"CUSPARSE_STATUS_INSUFFICIENT_RESOURCES", "insufficient resources"}};
const SparseStatus& sparseStatus(cusparseStatus_t status) {
  static constexpr SparseStatus kUnknown{"unrecognized error code", "unrecognized error code"};
  const auto number = static_cast<std::size_t>(status);
  return number < std::size(kSparseStatuses) ? kSparseStatuses[number] : kUnknown;
}

cusparseStatus_t createSparse(const Caller& caller, cusparseSpMatDescr_t* to, const cusparseSpMatDescr& matrix) {
  if (to == nullptr || matrix.rows < 0 || matrix.columns < 0 || matrix.entries < 0)
    return CUSPARSE_STATUS_INVALID_VALUE;
  if (matrix.offsetType == CUSPARSE_INDEX_16U || matrix.indexType == CUSPARSE_INDEX_16U)
    return CUSPARSE_STATUS_NOT_SUPPORTED;
  refuseTypes(caller, matrix.type);
  *to = new cusparseSpMatDescr(matrix);
  return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t setPointers(cusparseSpMatDescr_t matrix, cusparseFormat_t format, void* offsets, void* indices,
                             void* values) {
  if (matrix == nullptr || matrix->format != format) return CUSPARSE_STATUS_INVALID_VALUE;
  matrix->offsets = offsets;
  matrix->indices = indices;
  matrix->values = values;
  return CUSPARSE_STATUS_SUCCESS;
}

/// Where a matrix keeps an attribute of 4 bytes.
void* attributeOf(const cusparseSpMatDescr* matrix, cusparseSpMatAttribute_t attribute) {
  auto* const found = const_cast<cusparseSpMatDescr*>(matrix);
  return attribute == CUSPARSE_SPMAT_FILL_MODE ? static_cast<void*>(&found->fill) : &found->diagonal;
}

}  // namespace

extern "C" {

cusparseStatus_t cusparseCreate(cusparseHandle_t* handle) {
  if (handle == nullptr) return CUSPARSE_STATUS_INVALID_VALUE;
  *handle = new cusparseContext;
  return CUSPARSE_STATUS_SUCCESS;
}
cusparseStatus_t cusparseDestroy(cusparseHandle_t handle) {
  delete handle;
  return CUSPARSE_STATUS_SUCCESS;
}
cusparseStatus_t cusparseGetVersion(cusparseHandle_t handle, int* version) {
  if (handle == nullptr) return CUSPARSE_STATUS_NOT_INITIALIZED;
  if (version == nullptr) return CUSPARSE_STATUS_INVALID_VALUE;
  *version = 12603;  // of CUDA 13.0
  return CUSPARSE_STATUS_SUCCESS;
}
const char* cusparseGetErrorName(cusparseStatus_t status) { return sparseStatus(status).name; }
const char* cusparseGetErrorString(cusparseStatus_t status) { return sparseStatus(status).text; }
cusparseStatus_t cusparseSetStream(cusparseHandle_t handle, cudaStream_t stream) {
  if (handle == nullptr) return CUSPARSE_STATUS_NOT_INITIALIZED;
  handle->stream = stream;
  return CUSPARSE_STATUS_SUCCESS;
}
cusparseStatus_t cusparseGetStream(cusparseHandle_t handle, cudaStream_t* stream) {
  if (handle == nullptr) return CUSPARSE_STATUS_NOT_INITIALIZED;
  if (stream == nullptr) return CUSPARSE_STATUS_INVALID_VALUE;
  *stream = handle->stream;
  return CUSPARSE_STATUS_SUCCESS;
}
cusparseStatus_t cusparseSetPointerMode(cusparseHandle_t handle, cusparsePointerMode_t mode) {
  if (handle == nullptr) return CUSPARSE_STATUS_NOT_INITIALIZED;
  handle->pointers = mode;
  return CUSPARSE_STATUS_SUCCESS;
}
cusparseStatus_t cusparseGetPointerMode(cusparseHandle_t handle, cusparsePointerMode_t* mode) {
  if (handle == nullptr) return CUSPARSE_STATUS_NOT_INITIALIZED;
  if (mode == nullptr) return CUSPARSE_STATUS_INVALID_VALUE;
  *mode = handle->pointers;
  return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseCreateCsr(cusparseSpMatDescr_t* matrix, std::int64_t rows, std::int64_t columns,
                                   std::int64_t entries, void* offsets, void* indices, void* values,
                                   cusparseIndexType_t offsetType, cusparseIndexType_t indexType,
                                   cusparseIndexBase_t base, cudaDataType type) {
  return createSparse(
      WARPBENCH_CALLER("cusparseCreateCsr"), matrix,
      {CUSPARSE_FORMAT_CSR, rows, columns, entries, offsets, indices, values, offsetType, indexType, base, type});
}
cusparseStatus_t cusparseCreateCsc(cusparseSpMatDescr_t* matrix, std::int64_t rows, std::int64_t columns,
                                   std::int64_t entries, void* offsets, void* indices, void* values,
                                   cusparseIndexType_t offsetType, cusparseIndexType_t indexType,
                                   cusparseIndexBase_t base, cudaDataType type) {
  return createSparse(
      WARPBENCH_CALLER("cusparseCreateCsc"), matrix,
      {CUSPARSE_FORMAT_CSC, rows, columns, entries, offsets, indices, values, offsetType, indexType, base, type});
}
cusparseStatus_t cusparseCreateCoo(cusparseSpMatDescr_t* matrix, std::int64_t rows, std::int64_t columns,
                                   std::int64_t entries, void* rowIndices, void* columnIndices, void* values,
                                   cusparseIndexType_t indexType, cusparseIndexBase_t base, cudaDataType type) {
  return createSparse(WARPBENCH_CALLER("cusparseCreateCoo"), matrix,
                      {CUSPARSE_FORMAT_COO, rows, columns, entries, rowIndices, columnIndices, values, indexType,
                       indexType, base, type});
}
cusparseStatus_t cusparseDestroySpMat(cusparseConstSpMatDescr_t matrix) {
  delete matrix;
  return CUSPARSE_STATUS_SUCCESS;
}
cusparseStatus_t cusparseSpMatGetSize(cusparseConstSpMatDescr_t matrix, std::int64_t* rows, std::int64_t* columns,
                                      std::int64_t* entries) {
  if (matrix == nullptr || rows == nullptr || columns == nullptr || entries == nullptr)
    return CUSPARSE_STATUS_INVALID_VALUE;
  *rows = matrix->rows;
  *columns = matrix->columns;
  *entries = matrix->entries;
  return CUSPARSE_STATUS_SUCCESS;
}
cusparseStatus_t cusparseSpMatGetFormat(cusparseConstSpMatDescr_t matrix, cusparseFormat_t* format) {
  if (matrix == nullptr || format == nullptr) return CUSPARSE_STATUS_INVALID_VALUE;
  *format = matrix->format;
  return CUSPARSE_STATUS_SUCCESS;
}
cusparseStatus_t cusparseSpMatGetIndexBase(cusparseConstSpMatDescr_t matrix, cusparseIndexBase_t* base) {
  if (matrix == nullptr || base == nullptr) return CUSPARSE_STATUS_INVALID_VALUE;
  *base = matrix->base;
  return CUSPARSE_STATUS_SUCCESS;
}
cusparseStatus_t cusparseCsrSetPointers(cusparseSpMatDescr_t matrix, void* offsets, void* indices, void* values) {
  return setPointers(matrix, CUSPARSE_FORMAT_CSR, offsets, indices, values);
}
cusparseStatus_t cusparseCscSetPointers(cusparseSpMatDescr_t matrix, void* offsets, void* indices, void* values) {
  return setPointers(matrix, CUSPARSE_FORMAT_CSC, offsets, indices, values);
}
cusparseStatus_t cusparseCooSetPointers(cusparseSpMatDescr_t matrix, void* rows, void* columns, void* values) {
  return setPointers(matrix, CUSPARSE_FORMAT_COO, rows, columns, values);
}

#define WARPBENCH_SPARSE(Kind)                                                                \
  cusparseStatus_t cusparse##Kind##GetValues(cusparse##Kind##Descr_t object, void** values) { \
    if (object == nullptr || values == nullptr) return CUSPARSE_STATUS_INVALID_VALUE;         \
    *values = object->values;                                                                 \
    return CUSPARSE_STATUS_SUCCESS;                                                           \
  }                                                                                           \
  cusparseStatus_t cusparse##Kind##SetValues(cusparse##Kind##Descr_t object, void* values) {  \
    if (object == nullptr || values == nullptr) return CUSPARSE_STATUS_INVALID_VALUE;         \
    object->values = values;                                                                  \
    return CUSPARSE_STATUS_SUCCESS;                                                           \
  }
WARPBENCH_SPARSE(SpMat)
WARPBENCH_SPARSE(DnVec)
WARPBENCH_SPARSE(DnMat)
#undef WARPBENCH_SPARSE

cusparseStatus_t cusparseCreateDnVec(cusparseDnVecDescr_t* vector, std::int64_t size, void* values, cudaDataType type) {
  if (vector == nullptr || size < 0) return CUSPARSE_STATUS_INVALID_VALUE;
  refuseTypes(WARPBENCH_CALLER("cusparseCreateDnVec"), type);
  *vector = new cusparseDnVecDescr{size, values, type};
  return CUSPARSE_STATUS_SUCCESS;
}
cusparseStatus_t cusparseDestroyDnVec(cusparseConstDnVecDescr_t vector) {
  delete vector;
  return CUSPARSE_STATUS_SUCCESS;
}
cusparseStatus_t cusparseCreateDnMat(cusparseDnMatDescr_t* matrix, std::int64_t rows, std::int64_t columns,
                                     std::int64_t height, void* values, cudaDataType type, cusparseOrder_t order) {
  if (matrix == nullptr || rows < 0 || columns < 0 || height < (order == CUSPARSE_ORDER_ROW ? columns : rows))
    return CUSPARSE_STATUS_INVALID_VALUE;
  refuseTypes(WARPBENCH_CALLER("cusparseCreateDnMat"), type);
  *matrix = new cusparseDnMatDescr{rows, columns, height, values, type, order};
  return CUSPARSE_STATUS_SUCCESS;
}
cusparseStatus_t cusparseDestroyDnMat(cusparseConstDnMatDescr_t matrix) {
  delete matrix;
  return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseSpMatSetAttribute(cusparseSpMatDescr_t matrix, cusparseSpMatAttribute_t attribute, void* data,
                                           std::size_t bytes) {
  if (matrix == nullptr || data == nullptr || bytes != 4) return CUSPARSE_STATUS_INVALID_VALUE;
  std::memcpy(attributeOf(matrix, attribute), data, bytes);
  return CUSPARSE_STATUS_SUCCESS;
}
cusparseStatus_t cusparseSpMatGetAttribute(cusparseConstSpMatDescr_t matrix, cusparseSpMatAttribute_t attribute,
                                           void* data, std::size_t bytes) {
  if (matrix == nullptr || data == nullptr || bytes != 4) return CUSPARSE_STATUS_INVALID_VALUE;
  std::memcpy(data, attributeOf(matrix, attribute), bytes);
  return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseCreateMatDescr(cusparseMatDescr_t* desc) {
  if (desc == nullptr) return CUSPARSE_STATUS_INVALID_VALUE;
  *desc = new cusparseMatDescr;
  return CUSPARSE_STATUS_SUCCESS;
}
cusparseStatus_t cusparseDestroyMatDescr(cusparseMatDescr_t desc) {
  delete desc;
  return CUSPARSE_STATUS_SUCCESS;
}
#define WARPBENCH_SPARSE(Name, Type, member)                                   \
  cusparseStatus_t cusparseSetMat##Name(cusparseMatDescr_t desc, Type value) { \
    if (desc == nullptr) return CUSPARSE_STATUS_INVALID_VALUE;                 \
    desc->member = value;                                                      \
    return CUSPARSE_STATUS_SUCCESS;                                            \
  }                                                                            \
  Type cusparseGetMat##Name(cusparseMatDescr_t desc) { return desc->member; }
WARPBENCH_SPARSE(Type, cusparseMatrixType_t, type)
WARPBENCH_SPARSE(FillMode, cusparseFillMode_t, fill)
WARPBENCH_SPARSE(DiagType, cusparseDiagType_t, diagonal)
WARPBENCH_SPARSE(IndexBase, cusparseIndexBase_t, base)
#undef WARPBENCH_SPARSE

}  // extern "C"
