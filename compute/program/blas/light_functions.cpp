// SPDX-License-Identifier: GPL-3.0-or-later
// cuBLASLt's products: see program/cuda/libraries/cublasLt.h.
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>

#include "program/blas/blas_calls.h"
#include "program/blas/typed_product.h"
#include "program/cuda/libraries/cublasLt.h"
#include "program/runtime/program_run.h"

using warpbench::program::bytesOf;
using warpbench::program::Caller;
using warpbench::program::Epilogue;
using warpbench::program::multiplyTyped;
using warpbench::program::Product;
using warpbench::program::run;
using warpbench::program::scaleOf;
using warpbench::program::TypedMatrix;

struct cublasLtContext {};

namespace {

TypedMatrix typedMatrix(const void* first, const cublasLtMatrixLayoutOpaque_t& layout) {
  return {.first = const_cast<void*>(first),
          .type = static_cast<cudaDataType>(layout.type),
          .rows = static_cast<std::int64_t>(layout.rows),
          .columns = static_cast<std::int64_t>(layout.columns),
          .height = layout.height,
          .stride = layout.stride,
          .byRows = layout.order == CUBLASLT_ORDER_ROW};
}

constexpr std::uint32_t kAuxiliary = 128;  ///< bit of the epilogues that write the input of their function

bool isOfEightBits(int type) { return type == CUDA_R_8F_E4M3 || type == CUDA_R_8F_E5M2; }

/// The status of a product that cuBLASLt has not, whatever the arrays.
cublasStatus_t statusOf(const cublasLtMatmulDescOpaque_t& desc, const cublasLtMatrixLayoutOpaque_t& a,
                        const cublasLtMatrixLayoutOpaque_t& b, const cublasLtMatrixLayoutOpaque_t& c,
                        const cublasLtMatrixLayoutOpaque_t& d) {
  const auto height = [](const cublasLtMatrixLayoutOpaque_t& layout, int op) {
    return op == CUBLAS_OP_N ? layout.rows : layout.columns;
  };
  const auto width = [](const cublasLtMatrixLayoutOpaque_t& layout, int op) {
    return op == CUBLAS_OP_N ? layout.columns : layout.rows;
  };
  if (height(a, desc.opA) != d.rows || width(b, desc.opB) != d.columns || width(a, desc.opA) != height(b, desc.opB) ||
      c.rows != d.rows || c.columns != d.columns || a.batches != d.batches || b.batches != d.batches ||
      c.batches != d.batches)
    return CUBLAS_STATUS_INVALID_VALUE;
  for (const auto* layout : {&a, &b, &c, &d})
    if (!typedMatrix(nullptr, *layout).isWhole() || layout->batches < 0) return CUBLAS_STATUS_INVALID_VALUE;
  const int scale = scaleOf(static_cast<cublasComputeType_t>(desc.compute), static_cast<cudaDataType>(a.type),
                            static_cast<cudaDataType>(b.type), static_cast<cudaDataType>(d.type));
  if (scale < 0 || scale != desc.scale || (c.type != d.type)) return CUBLAS_STATUS_NOT_SUPPORTED;
  // 8-bit products read rows of A and columns of B in units of 16 bytes and write columns of D in such units. On an
  // H200 with CUDA 13.0, D of 2 x n floats is refused and 4 x n is computed.
  if (isOfEightBits(a.type) &&
      (desc.opA != CUBLAS_OP_T || desc.opB != CUBLAS_OP_N || a.height % 16 != 0 || b.height % 16 != 0 ||
       d.height * static_cast<std::int64_t>(bytesOf(static_cast<cudaDataType>(d.type))) % 16 != 0))
    return CUBLAS_STATUS_NOT_SUPPORTED;
  // In row order, an H200 takes neither a bias nor an auxiliary output.
  if (d.order == CUBLASLT_ORDER_ROW && (desc.epilogue & (CUBLASLT_EPILOGUE_BIAS | kAuxiliary)) != 0)
    return CUBLAS_STATUS_NOT_SUPPORTED;
  return CUBLAS_STATUS_SUCCESS;
}

/// Ends the program at what the simulator lacks.
void refuseOthers(const Caller& caller, const cublasLtMatmulDescOpaque_t& desc,
                  std::initializer_list<const cublasLtMatrixLayoutOpaque_t*> layouts) {
  const auto refuse = [&](const std::string& what) { run().refuse(caller, "with " + what + " is not simulated"); };
  for (const auto* layout : layouts)
    if (layout->order != CUBLASLT_ORDER_COL && layout->order != CUBLASLT_ORDER_ROW)
      refuse("the order " + std::to_string(layout->order) + " of a matrix");
  constexpr std::uint32_t kKnown =
      CUBLASLT_EPILOGUE_DEFAULT | CUBLASLT_EPILOGUE_RELU | CUBLASLT_EPILOGUE_BIAS | CUBLASLT_EPILOGUE_GELU_AUX;
  if ((desc.epilogue & ~kKnown) != 0 || (desc.epilogue & CUBLASLT_EPILOGUE_RELU_AUX) == CUBLASLT_EPILOGUE_RELU_AUX)
    refuse("the epilogue " + std::to_string(desc.epilogue));
  if (desc.pointers != CUBLASLT_POINTER_MODE_HOST && desc.pointers != CUBLASLT_POINTER_MODE_DEVICE)
    refuse("a vector of factors");
  if (desc.largestOfD != nullptr) refuse("the largest result");
  for (const std::int32_t mode : {desc.modeOfA, desc.modeOfB, desc.modeOfC, desc.modeOfD})
    if (mode != CUBLASLT_MATMUL_MATRIX_SCALE_SCALAR_32F) refuse("a scale of parts of a matrix");
  if (desc.opC != CUBLAS_OP_N) refuse("a transposed C");
  if (desc.fill != 0 && desc.fill != 2) refuse("a part of the results");  // CUBLAS_FILL_MODE_FULL
}

}  // namespace

extern "C" {

cublasStatus_t cublasLtCreate(cublasLtHandle_t* handle) {
  if (handle == nullptr) return CUBLAS_STATUS_INVALID_VALUE;
  *handle = new cublasLtContext;
  return CUBLAS_STATUS_SUCCESS;
}
cublasStatus_t cublasLtDestroy(cublasLtHandle_t handle) {
  if (handle == nullptr) return CUBLAS_STATUS_NOT_INITIALIZED;
  delete handle;
  return CUBLAS_STATUS_SUCCESS;
}
std::size_t cublasLtGetVersion() { return 130000; }
std::size_t cublasLtGetCudartVersion() { return CUDART_VERSION; }

cublasStatus_t cublasLtMatmulAlgoGetHeuristic(cublasLtHandle_t handle, cublasLtMatmulDesc_t desc,
                                              cublasLtMatrixLayout_t a, cublasLtMatrixLayout_t b,
                                              cublasLtMatrixLayout_t c, cublasLtMatrixLayout_t d,
                                              cublasLtMatmulPreference_t preference, int most,
                                              cublasLtMatmulHeuristicResult_t* results, int* count) {
  if (handle == nullptr) return CUBLAS_STATUS_NOT_INITIALIZED;
  if (desc == nullptr || a == nullptr || b == nullptr || c == nullptr || d == nullptr || preference == nullptr ||
      most <= 0 || results == nullptr || count == nullptr)
    return CUBLAS_STATUS_INVALID_VALUE;
  if (const cublasStatus_t status = statusOf(*desc, *a, *b, *c, *d); status != CUBLAS_STATUS_SUCCESS) return status;
  results[0] = {.algo = {}, .workspaceSize = 0, .state = CUBLAS_STATUS_SUCCESS, .wavesCount = 1, .reserved = {}};
  *count = 1;
  return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t cublasLtMatmul(cublasLtHandle_t handle, cublasLtMatmulDesc_t desc, const void* alpha, const void* a,
                              cublasLtMatrixLayout_t aLayout, const void* b, cublasLtMatrixLayout_t bLayout,
                              const void* beta, const void* c, cublasLtMatrixLayout_t cLayout, void* d,
                              cublasLtMatrixLayout_t dLayout, const cublasLtMatmulAlgo_t*, void*, std::size_t,
                              cudaStream_t stream) {
  const Caller caller = WARPBENCH_CALLER("cublasLtMatmul");
  if (handle == nullptr) return CUBLAS_STATUS_NOT_INITIALIZED;
  if (desc == nullptr || alpha == nullptr || beta == nullptr || aLayout == nullptr || bLayout == nullptr ||
      cLayout == nullptr || dLayout == nullptr)
    return CUBLAS_STATUS_INVALID_VALUE;
  refuseOthers(caller, *desc, {aLayout, bLayout, cLayout, dLayout});
  if (const cublasStatus_t status = statusOf(*desc, *aLayout, *bLayout, *cLayout, *dLayout);
      status != CUBLAS_STATUS_SUCCESS)
    return status;
  const auto turnedUnless = [](int op, const TypedMatrix& matrix) {
    return op == CUBLAS_OP_N ? matrix : matrix.turned();
  };
  const TypedMatrix result = typedMatrix(d, *dLayout);
  const auto typeOr = [](int type, cudaDataType other) { return type < 0 ? other : static_cast<cudaDataType>(type); };
  const TypedMatrix bias{
      .first = const_cast<void*>(desc->bias),
      .type =
          typeOr(desc->biasType, result.type == CUDA_R_32F && isOfEightBits(aLayout->type) ? CUDA_R_16BF : result.type),
      .rows = result.rows,
      .columns = 1,
      .height = result.rows,
      .stride = desc->biasStride};
  const TypedMatrix aside{.first = desc->aside,
                          .type = typeOr(desc->asideType, result.type),
                          .rows = result.rows,
                          .columns = result.columns,
                          .height = desc->asideHeight,
                          .stride = desc->asideStride,
                          .byRows = result.byRows};
  const bool hasBias = (desc->epilogue & CUBLASLT_EPILOGUE_BIAS) != 0;
  const bool hasAside = (desc->epilogue & kAuxiliary) != 0;
  if ((hasBias && desc->bias == nullptr) || (hasAside && (desc->aside == nullptr || !aside.isWhole())))
    return CUBLAS_STATUS_INVALID_VALUE;
  // Pointers that the epilogue does not use, as on an H200.
  if (!hasBias && desc->bias != nullptr) return CUBLAS_STATUS_INVALID_VALUE;
  if (!hasAside && desc->aside != nullptr &&
      (desc->epilogue & (CUBLASLT_EPILOGUE_RELU | CUBLASLT_EPILOGUE_GELU)) != 0)
    return CUBLAS_STATUS_NOT_SUPPORTED;
  cublasContext context;
  context.stream = stream;
  context.pointers = static_cast<cublasPointerMode_t>(desc->pointers);
  return multiplyTyped(
      caller, &context,
      {.a = turnedUnless(desc->opA, typedMatrix(a, *aLayout)),
       .b = turnedUnless(desc->opB, typedMatrix(b, *bLayout)),
       .added = typedMatrix(c, *cLayout),
       .result = result,
       .batches = dLayout->batches,
       .alpha = alpha,
       .beta = beta,
       .compute = static_cast<cublasComputeType_t>(desc->compute),
       .scaleOfA = isOfEightBits(aLayout->type) ? desc->scaleOfA : nullptr,
       .scaleOfB = isOfEightBits(aLayout->type) ? desc->scaleOfB : nullptr,
       .epilogue = {.function = (desc->epilogue & CUBLASLT_EPILOGUE_RELU) != 0   ? Epilogue::Function::Relu
                                : (desc->epilogue & CUBLASLT_EPILOGUE_GELU) != 0 ? Epilogue::Function::Gelu
                                                                                 : Epilogue::Function::None,
                    .bias = hasBias ? &bias : nullptr,
                    .aside = hasAside ? &aside : nullptr}});
}

}  // extern "C"
