// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

#include "program/cuda/libraries/cublas_v2.h"

/// The products of cuBLASLt in the simulator (cuBLAS Library, "Using the cuBLASLt API"): computed as those of cuBLAS.
/// Functions that are not declared here are not simulated.

struct cublasLtContext;
typedef cublasLtContext* cublasLtHandle_t;

typedef struct {
  uint64_t data[8];
} cublasLtMatmulAlgo_t;

typedef struct {
  int32_t type, order;
  uint64_t rows, columns;
  int64_t height;
  int32_t batches;
  int64_t stride;
} cublasLtMatrixLayoutOpaque_t;
typedef cublasLtMatrixLayoutOpaque_t* cublasLtMatrixLayout_t;

typedef struct {
  int32_t compute, scale, pointers, opA, opB, opC, fill;
  uint32_t epilogue;
  const void* bias;
  int64_t biasStride;
  void* aside;
  int64_t asideHeight, asideStride, alphaStride;
  int32_t multiprocessors;
  const void *scaleOfA, *scaleOfB, *scaleOfC, *scaleOfD;
  void* largestOfD;
  int32_t asideType;
  int8_t fastSums;
  int32_t biasType, modeOfA, modeOfB, modeOfC, modeOfD;  ///< modes of scales
} cublasLtMatmulDescOpaque_t;
typedef cublasLtMatmulDescOpaque_t* cublasLtMatmulDesc_t;

typedef struct {
  uint32_t search;
  uint64_t workspace;
  uint32_t reductions, alignmentA, alignmentB, alignmentC, alignmentD;
  float waves;
  uint64_t kinds;
} cublasLtMatmulPreferenceOpaque_t;
typedef cublasLtMatmulPreferenceOpaque_t* cublasLtMatmulPreference_t;

typedef enum { CUBLASLT_ORDER_COL = 0, CUBLASLT_ORDER_ROW = 1 } cublasLtOrder_t;
typedef enum {
  CUBLASLT_POINTER_MODE_HOST = 0,
  CUBLASLT_POINTER_MODE_DEVICE = 1,
  CUBLASLT_POINTER_MODE_DEVICE_VECTOR = 2,
  CUBLASLT_POINTER_MODE_ALPHA_DEVICE_VECTOR_BETA_ZERO = 3,
  CUBLASLT_POINTER_MODE_ALPHA_DEVICE_VECTOR_BETA_HOST = 4
} cublasLtPointerMode_t;
typedef enum {
  CUBLASLT_MATRIX_LAYOUT_TYPE = 0,
  CUBLASLT_MATRIX_LAYOUT_ORDER = 1,
  CUBLASLT_MATRIX_LAYOUT_ROWS = 2,
  CUBLASLT_MATRIX_LAYOUT_COLS = 3,
  CUBLASLT_MATRIX_LAYOUT_LD = 4,
  CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT = 5,
  CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET = 6
} cublasLtMatrixLayoutAttribute_t;
typedef enum {
  CUBLASLT_MATMUL_DESC_COMPUTE_TYPE = 0,
  CUBLASLT_MATMUL_DESC_SCALE_TYPE = 1,
  CUBLASLT_MATMUL_DESC_POINTER_MODE = 2,
  CUBLASLT_MATMUL_DESC_TRANSA = 3,
  CUBLASLT_MATMUL_DESC_TRANSB = 4,
  CUBLASLT_MATMUL_DESC_TRANSC = 5,
  CUBLASLT_MATMUL_DESC_FILL_MODE = 6,
  CUBLASLT_MATMUL_DESC_EPILOGUE = 7,
  CUBLASLT_MATMUL_DESC_BIAS_POINTER = 8,
  CUBLASLT_MATMUL_DESC_BIAS_BATCH_STRIDE = 10,
  CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_POINTER = 11,
  CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_LD = 12,
  CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_BATCH_STRIDE = 13,
  CUBLASLT_MATMUL_DESC_ALPHA_VECTOR_BATCH_STRIDE = 14,
  CUBLASLT_MATMUL_DESC_SM_COUNT_TARGET = 15,
  CUBLASLT_MATMUL_DESC_A_SCALE_POINTER = 17,
  CUBLASLT_MATMUL_DESC_B_SCALE_POINTER = 18,
  CUBLASLT_MATMUL_DESC_C_SCALE_POINTER = 19,
  CUBLASLT_MATMUL_DESC_D_SCALE_POINTER = 20,
  CUBLASLT_MATMUL_DESC_AMAX_D_POINTER = 21,
  CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_DATA_TYPE = 22,
  CUBLASLT_MATMUL_DESC_FAST_ACCUM = 25,
  CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE = 26,
  CUBLASLT_MATMUL_DESC_A_SCALE_MODE = 31,
  CUBLASLT_MATMUL_DESC_B_SCALE_MODE = 32,
  CUBLASLT_MATMUL_DESC_C_SCALE_MODE = 33,
  CUBLASLT_MATMUL_DESC_D_SCALE_MODE = 34
} cublasLtMatmulDescAttributes_t;
typedef enum {
  CUBLASLT_MATMUL_MATRIX_SCALE_SCALAR_32F = 0,
  CUBLASLT_MATMUL_MATRIX_SCALE_VEC16_UE4M3 = 1,
  CUBLASLT_MATMUL_MATRIX_SCALE_VEC32_UE8M0 = 2,
  CUBLASLT_MATMUL_MATRIX_SCALE_OUTER_VEC_32F = 3,
  CUBLASLT_MATMUL_MATRIX_SCALE_VEC128_32F = 4,
  CUBLASLT_MATMUL_MATRIX_SCALE_BLK128x128_32F = 5
} cublasLtMatmulMatrixScale_t;
typedef enum {
  CUBLASLT_EPILOGUE_DEFAULT = 1,
  CUBLASLT_EPILOGUE_RELU = 2,
  CUBLASLT_EPILOGUE_RELU_AUX = 130,
  CUBLASLT_EPILOGUE_BIAS = 4,
  CUBLASLT_EPILOGUE_RELU_BIAS = 6,
  CUBLASLT_EPILOGUE_RELU_AUX_BIAS = 134,
  CUBLASLT_EPILOGUE_DRELU = 136,
  CUBLASLT_EPILOGUE_DRELU_BGRAD = 152,
  CUBLASLT_EPILOGUE_GELU = 32,
  CUBLASLT_EPILOGUE_GELU_AUX = 160,
  CUBLASLT_EPILOGUE_GELU_BIAS = 36,
  CUBLASLT_EPILOGUE_GELU_AUX_BIAS = 164,
  CUBLASLT_EPILOGUE_DGELU = 192,
  CUBLASLT_EPILOGUE_DGELU_BGRAD = 208,
  CUBLASLT_EPILOGUE_BGRADA = 256,
  CUBLASLT_EPILOGUE_BGRADB = 512
} cublasLtEpilogue_t;
typedef enum {
  CUBLASLT_MATMUL_PREF_SEARCH_MODE = 0,
  CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES = 1,
  CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK = 3,
  CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES = 5,
  CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES = 6,
  CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES = 7,
  CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES = 8,
  CUBLASLT_MATMUL_PREF_MAX_WAVES_COUNT = 9,
  CUBLASLT_MATMUL_PREF_IMPL_MASK = 12
} cublasLtMatmulPreferenceAttributes_t;

typedef struct {
  cublasLtMatmulAlgo_t algo;
  size_t workspaceSize;
  cublasStatus_t state;
  float wavesCount;
  int reserved[4];
} cublasLtMatmulHeuristicResult_t;

extern "C" {

cublasStatus_t cublasLtCreate(cublasLtHandle_t* handle) WARPBENCH_CUDA(cublasLtCreate);
cublasStatus_t cublasLtDestroy(cublasLtHandle_t handle) WARPBENCH_CUDA(cublasLtDestroy);
size_t cublasLtGetVersion() WARPBENCH_CUDA(cublasLtGetVersion);
size_t cublasLtGetCudartVersion() WARPBENCH_CUDA(cublasLtGetCudartVersion);
const char* cublasLtGetStatusName(cublasStatus_t status) WARPBENCH_CUDA(cublasGetStatusName);
const char* cublasLtGetStatusString(cublasStatus_t status) WARPBENCH_CUDA(cublasGetStatusString);

#define WARPBENCH_LIGHT(Kind) \
  cublasStatus_t cublasLt##Kind##Destroy(cublasLt##Kind##_t object) WARPBENCH_CUDA(cublasLt##Kind##Destroy);
WARPBENCH_LIGHT(MatrixLayout)
WARPBENCH_LIGHT(MatmulDesc)
WARPBENCH_LIGHT(MatmulPreference)
#undef WARPBENCH_LIGHT
#define WARPBENCH_LIGHT(Kind, Attribute)                                                                              \
  cublasStatus_t cublasLt##Kind##SetAttribute(cublasLt##Kind##_t object, Attribute attribute, const void* from,       \
                                              size_t bytes) WARPBENCH_CUDA(cublasLt##Kind##SetAttribute);             \
  cublasStatus_t cublasLt##Kind##GetAttribute(cublasLt##Kind##_t object, Attribute attribute, void* to, size_t bytes, \
                                              size_t* written) WARPBENCH_CUDA(cublasLt##Kind##GetAttribute);
WARPBENCH_LIGHT(MatrixLayout, cublasLtMatrixLayoutAttribute_t)
WARPBENCH_LIGHT(MatmulDesc, cublasLtMatmulDescAttributes_t)
WARPBENCH_LIGHT(MatmulPreference, cublasLtMatmulPreferenceAttributes_t)
#undef WARPBENCH_LIGHT

cublasStatus_t cublasLtMatrixLayoutCreate(cublasLtMatrixLayout_t* layout, cudaDataType type, uint64_t rows,
                                          uint64_t columns, int64_t height) WARPBENCH_CUDA(cublasLtMatrixLayoutCreate);
cublasStatus_t cublasLtMatrixLayoutInit(cublasLtMatrixLayout_t layout, cudaDataType type, uint64_t rows,
                                        uint64_t columns, int64_t height) WARPBENCH_CUDA(cublasLtMatrixLayoutInit);
cublasStatus_t cublasLtMatmulDescCreate(cublasLtMatmulDesc_t* desc, cublasComputeType_t compute, cudaDataType scale)
    WARPBENCH_CUDA(cublasLtMatmulDescCreate);
cublasStatus_t cublasLtMatmulDescInit(cublasLtMatmulDesc_t desc, cublasComputeType_t compute, cudaDataType scale)
    WARPBENCH_CUDA(cublasLtMatmulDescInit);
cublasStatus_t cublasLtMatmulPreferenceCreate(cublasLtMatmulPreference_t* preference)
    WARPBENCH_CUDA(cublasLtMatmulPreferenceCreate);
cublasStatus_t cublasLtMatmulPreferenceInit(cublasLtMatmulPreference_t preference)
    WARPBENCH_CUDA(cublasLtMatmulPreferenceInit);

cublasStatus_t cublasLtMatmulAlgoGetHeuristic(cublasLtHandle_t handle, cublasLtMatmulDesc_t desc,
                                              cublasLtMatrixLayout_t a, cublasLtMatrixLayout_t b,
                                              cublasLtMatrixLayout_t c, cublasLtMatrixLayout_t d,
                                              cublasLtMatmulPreference_t preference, int most,
                                              cublasLtMatmulHeuristicResult_t* results, int* count)
    WARPBENCH_CUDA(cublasLtMatmulAlgoGetHeuristic);
cublasStatus_t cublasLtMatmul(cublasLtHandle_t handle, cublasLtMatmulDesc_t desc, const void* alpha, const void* a,
                              cublasLtMatrixLayout_t aLayout, const void* b, cublasLtMatrixLayout_t bLayout,
                              const void* beta, const void* c, cublasLtMatrixLayout_t cLayout, void* d,
                              cublasLtMatrixLayout_t dLayout, const cublasLtMatmulAlgo_t* algorithm, void* workspace,
                              size_t workspaceBytes, cudaStream_t stream) WARPBENCH_CUDA(cublasLtMatmul);

}  // extern "C"
