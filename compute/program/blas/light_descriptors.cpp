// SPDX-License-Identifier: GPL-3.0-or-later
// Descriptors of cuBLASLt's products: layouts, operations and preferences, with their attributes
// (program/cuda/libraries/cublasLt.h).
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "program/cuda/libraries/cublasLt.h"

namespace {

/// Where an object keeps an attribute; empty if it has no such attribute.
struct LightField {
  void* at = nullptr;
  std::size_t bytes = 0;
};
template <typename T>
LightField lightField(T& member) {
  return {&member, sizeof member};
}

LightField fieldOf(cublasLtMatrixLayoutOpaque_t& layout, cublasLtMatrixLayoutAttribute_t attribute) {
  switch (attribute) {
    case CUBLASLT_MATRIX_LAYOUT_TYPE:
      return lightField(layout.type);
    case CUBLASLT_MATRIX_LAYOUT_ORDER:
      return lightField(layout.order);
    case CUBLASLT_MATRIX_LAYOUT_ROWS:
      return lightField(layout.rows);
    case CUBLASLT_MATRIX_LAYOUT_COLS:
      return lightField(layout.columns);
    case CUBLASLT_MATRIX_LAYOUT_LD:
      return lightField(layout.height);
    case CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT:
      return lightField(layout.batches);
    case CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET:
      return lightField(layout.stride);
  }
  return {};
}

LightField fieldOf(cublasLtMatmulDescOpaque_t& desc, cublasLtMatmulDescAttributes_t attribute) {
  switch (attribute) {
    case CUBLASLT_MATMUL_DESC_COMPUTE_TYPE:
      return lightField(desc.compute);
    case CUBLASLT_MATMUL_DESC_SCALE_TYPE:
      return lightField(desc.scale);
    case CUBLASLT_MATMUL_DESC_POINTER_MODE:
      return lightField(desc.pointers);
    case CUBLASLT_MATMUL_DESC_TRANSA:
      return lightField(desc.opA);
    case CUBLASLT_MATMUL_DESC_TRANSB:
      return lightField(desc.opB);
    case CUBLASLT_MATMUL_DESC_TRANSC:
      return lightField(desc.opC);
    case CUBLASLT_MATMUL_DESC_FILL_MODE:
      return lightField(desc.fill);
    case CUBLASLT_MATMUL_DESC_EPILOGUE:
      return lightField(desc.epilogue);
    case CUBLASLT_MATMUL_DESC_BIAS_POINTER:
      return lightField(desc.bias);
    case CUBLASLT_MATMUL_DESC_BIAS_BATCH_STRIDE:
      return lightField(desc.biasStride);
    case CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_POINTER:
      return lightField(desc.aside);
    case CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_LD:
      return lightField(desc.asideHeight);
    case CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_BATCH_STRIDE:
      return lightField(desc.asideStride);
    case CUBLASLT_MATMUL_DESC_ALPHA_VECTOR_BATCH_STRIDE:
      return lightField(desc.alphaStride);
    case CUBLASLT_MATMUL_DESC_SM_COUNT_TARGET:
      return lightField(desc.multiprocessors);
    case CUBLASLT_MATMUL_DESC_A_SCALE_POINTER:
      return lightField(desc.scaleOfA);
    case CUBLASLT_MATMUL_DESC_B_SCALE_POINTER:
      return lightField(desc.scaleOfB);
    case CUBLASLT_MATMUL_DESC_C_SCALE_POINTER:
      return lightField(desc.scaleOfC);
    case CUBLASLT_MATMUL_DESC_D_SCALE_POINTER:
      return lightField(desc.scaleOfD);
    case CUBLASLT_MATMUL_DESC_AMAX_D_POINTER:
      return lightField(desc.largestOfD);
    case CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_DATA_TYPE:
      return lightField(desc.asideType);
    case CUBLASLT_MATMUL_DESC_FAST_ACCUM:
      return lightField(desc.fastSums);
    case CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE:
      return lightField(desc.biasType);
    case CUBLASLT_MATMUL_DESC_A_SCALE_MODE:
      return lightField(desc.modeOfA);
    case CUBLASLT_MATMUL_DESC_B_SCALE_MODE:
      return lightField(desc.modeOfB);
    case CUBLASLT_MATMUL_DESC_C_SCALE_MODE:
      return lightField(desc.modeOfC);
    case CUBLASLT_MATMUL_DESC_D_SCALE_MODE:
      return lightField(desc.modeOfD);
  }
  return {};
}

LightField fieldOf(cublasLtMatmulPreferenceOpaque_t& preference, cublasLtMatmulPreferenceAttributes_t attribute) {
  switch (attribute) {
    case CUBLASLT_MATMUL_PREF_SEARCH_MODE:
      return lightField(preference.search);
    case CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES:
      return lightField(preference.workspace);
    case CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK:
      return lightField(preference.reductions);
    case CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES:
      return lightField(preference.alignmentA);
    case CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES:
      return lightField(preference.alignmentB);
    case CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES:
      return lightField(preference.alignmentC);
    case CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES:
      return lightField(preference.alignmentD);
    case CUBLASLT_MATMUL_PREF_MAX_WAVES_COUNT:
      return lightField(preference.waves);
    case CUBLASLT_MATMUL_PREF_IMPL_MASK:
      return lightField(preference.kinds);
  }
  return {};
}

template <typename Object, typename Attribute>
cublasStatus_t setAttribute(Object* object, Attribute attribute, const void* from, std::size_t bytes) {
  if (object == nullptr || from == nullptr) return CUBLAS_STATUS_INVALID_VALUE;
  const LightField field = fieldOf(*object, attribute);
  if (field.at == nullptr || bytes != field.bytes) return CUBLAS_STATUS_INVALID_VALUE;
  std::memcpy(field.at, from, bytes);
  return CUBLAS_STATUS_SUCCESS;
}

template <typename Object, typename Attribute>
cublasStatus_t getAttribute(Object* object, Attribute attribute, void* to, std::size_t bytes, std::size_t* written) {
  if (object == nullptr) return CUBLAS_STATUS_INVALID_VALUE;
  const LightField field = fieldOf(*object, attribute);
  if (field.at == nullptr) return CUBLAS_STATUS_INVALID_VALUE;
  if (written != nullptr) *written = field.bytes;
  if (bytes == 0) return written != nullptr ? CUBLAS_STATUS_SUCCESS : CUBLAS_STATUS_INVALID_VALUE;
  if (to == nullptr || bytes != field.bytes) return CUBLAS_STATUS_INVALID_VALUE;
  std::memcpy(to, field.at, bytes);
  return CUBLAS_STATUS_SUCCESS;
}

template <typename Object>
cublasStatus_t createObject(Object** object, const Object& value) {
  if (object == nullptr) return CUBLAS_STATUS_INVALID_VALUE;
  *object = new Object(value);
  return CUBLAS_STATUS_SUCCESS;
}
template <typename Object>
cublasStatus_t initObject(Object* object, const Object& value) {
  if (object == nullptr) return CUBLAS_STATUS_INVALID_VALUE;
  *object = value;
  return CUBLAS_STATUS_SUCCESS;
}

cublasLtMatrixLayoutOpaque_t layoutOf(cudaDataType type, std::uint64_t rows, std::uint64_t columns,
                                      std::int64_t height) {
  return {.type = type,
          .order = CUBLASLT_ORDER_COL,
          .rows = rows,
          .columns = columns,
          .height = height,
          .batches = 1,
          .stride = 0};
}
cublasLtMatmulDescOpaque_t descOf(cublasComputeType_t compute, cudaDataType scale) {
  cublasLtMatmulDescOpaque_t desc{};
  desc.compute = compute;
  desc.scale = scale;
  desc.epilogue = CUBLASLT_EPILOGUE_DEFAULT;
  desc.asideType = desc.biasType = -1;
  return desc;
}
cublasLtMatmulPreferenceOpaque_t usualPreference() {
  constexpr std::uint32_t kAligned = 256;
  return {.search = 0,
          .workspace = 0,
          .reductions = 7,
          .alignmentA = kAligned,
          .alignmentB = kAligned,
          .alignmentC = kAligned,
          .alignmentD = kAligned,
          .waves = 0,
          .kinds = ~std::uint64_t{0}};
}

}  // namespace

extern "C" {

#define WARPBENCH_LIGHT(Kind, Attribute)                                                                        \
  cublasStatus_t cublasLt##Kind##Destroy(cublasLt##Kind##_t object) {                                           \
    delete object;                                                                                              \
    return CUBLAS_STATUS_SUCCESS;                                                                               \
  }                                                                                                             \
  cublasStatus_t cublasLt##Kind##SetAttribute(cublasLt##Kind##_t object, Attribute attribute, const void* from, \
                                              std::size_t bytes) {                                              \
    return setAttribute(object, attribute, from, bytes);                                                        \
  }                                                                                                             \
  cublasStatus_t cublasLt##Kind##GetAttribute(cublasLt##Kind##_t object, Attribute attribute, void* to,         \
                                              std::size_t bytes, std::size_t* written) {                        \
    return getAttribute(object, attribute, to, bytes, written);                                                 \
  }
WARPBENCH_LIGHT(MatrixLayout, cublasLtMatrixLayoutAttribute_t)
WARPBENCH_LIGHT(MatmulDesc, cublasLtMatmulDescAttributes_t)
WARPBENCH_LIGHT(MatmulPreference, cublasLtMatmulPreferenceAttributes_t)
#undef WARPBENCH_LIGHT

cublasStatus_t cublasLtMatrixLayoutCreate(cublasLtMatrixLayout_t* layout, cudaDataType type, std::uint64_t rows,
                                          std::uint64_t columns, std::int64_t height) {
  return createObject(layout, layoutOf(type, rows, columns, height));
}
cublasStatus_t cublasLtMatrixLayoutInit(cublasLtMatrixLayout_t layout, cudaDataType type, std::uint64_t rows,
                                        std::uint64_t columns, std::int64_t height) {
  return initObject(layout, layoutOf(type, rows, columns, height));
}
cublasStatus_t cublasLtMatmulDescCreate(cublasLtMatmulDesc_t* desc, cublasComputeType_t compute, cudaDataType scale) {
  return createObject(desc, descOf(compute, scale));
}
cublasStatus_t cublasLtMatmulDescInit(cublasLtMatmulDesc_t desc, cublasComputeType_t compute, cudaDataType scale) {
  return initObject(desc, descOf(compute, scale));
}
cublasStatus_t cublasLtMatmulPreferenceCreate(cublasLtMatmulPreference_t* preference) {
  return createObject(preference, usualPreference());
}
cublasStatus_t cublasLtMatmulPreferenceInit(cublasLtMatmulPreference_t preference) {
  return initObject(preference, usualPreference());
}

}  // extern "C"
