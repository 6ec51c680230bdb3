// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/libraries/cublas.h"

#include <cublas_v2.h>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <dlfcn.h>

#include <cstdlib>
#include <string>
#include <type_traits>

#include "core/text/error.h"

namespace warpbench::cuda {
namespace {

void checkStatus(cublasStatus_t status, const char* call) {
  if (status != CUBLAS_STATUS_SUCCESS)
    throw DeviceError(Message::text("%1 failed with status %2 (cuBLAS, cublasStatus_t)"), call,
                      static_cast<int>(status));
}

/// Opens the library of the toolkit's major version, from the system's search path or from the toolkit.
void* openLibrary() {
  const std::string name = "libcublas.so." + std::to_string(CUDART_VERSION / 1000);
  for (const std::string& path : {name, "/usr/local/cuda/lib64/" + name})
    if (void* library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL)) return library;
  throw DeviceError(
      Message::text("cuBLAS cannot be loaded: install %1 of NVIDIA's CUDA toolkit, or leave this variant out"), name);
}

template <typename Function>
void load(void* library, const char* name, Function*& function) {
  function = reinterpret_cast<Function*>(dlsym(library, name));
  if (!function) throw DeviceError(Message::text("cuBLAS has no function %1: install a version that matches"), name);
}

/// The type of cublasGemmEx, which has overloads in C++.
using GemmEx = cublasStatus_t(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int, const void*,
                              const void*, cudaDataType, int, const void*, cudaDataType, int, const void*, void*,
                              cudaDataType, int, cublasComputeType_t, cublasGemmAlgo_t);

/// Selects the single or double precision function for T.
template <typename T, typename Single, typename Double>
auto byType(Single single, Double twice) {
  static_assert(std::is_same_v<T, float> || std::is_same_v<T, double>);
  if constexpr (std::is_same_v<T, float>)
    return single;
  else
    return twice;
}

}  // namespace

struct CuBlas::Functions {
  Functions() {
    void* const library = openLibrary();
    load(library, "cublasCreate_v2", create);
    load(library, "cublasDestroy_v2", destroy);
    load(library, "cublasSetStream_v2", setStream);
    load(library, "cublasSetMathMode", setMathMode);
    load(library, "cublasSetPointerMode_v2", setPointerMode);
    load(library, "cublasSgemm_v2", sgemm);
    load(library, "cublasDgemm_v2", dgemm);
    load(library, "cublasGemmEx", gemmEx);
    load(library, "cublasSdot_v2", sdot);
    load(library, "cublasDdot_v2", ddot);
  }

  decltype(cublasCreate_v2)* create;
  decltype(cublasDestroy_v2)* destroy;
  decltype(cublasSetStream_v2)* setStream;
  decltype(cublasSetMathMode)* setMathMode;
  decltype(cublasSetPointerMode_v2)* setPointerMode;
  decltype(cublasSgemm_v2)* sgemm;
  decltype(cublasDgemm_v2)* dgemm;
  GemmEx* gemmEx;
  decltype(cublasSdot_v2)* sdot;
  decltype(cublasDdot_v2)* ddot;

  /// Loaded once for the whole program and never unloaded. If loading throws, the next call tries again.
  static const Functions& get() {
    static const Functions functions;
    return functions;
  }
};

CuBlas::CuBlas() : m_functions(Functions::get()) {
  // The default mode multiplies fp64 on tensor cores and fp32 in fp32, unless the environment overrides that (cuBLAS,
  // "cublasMath_t" and "Floating Point Emulation"). NVIDIA_TF32_OVERRIDE=0 would also disable TF32 for calls that
  // request it.
  unsetenv("NVIDIA_TF32_OVERRIDE");
  for (const char* variable : {"CUBLAS_EMULATE_SINGLE_PRECISION", "CUBLAS_EMULATE_DOUBLE_PRECISION"})
    setenv(variable, "0", 1);
  checkStatus(m_functions.create(&m_handle), "cublasCreate");
  // Otherwise, cuBLAS may add partial sums of 16-bit products that are rounded to 16 bits.
  constexpr auto kMode = static_cast<cublasMath_t>(static_cast<int>(CUBLAS_DEFAULT_MATH) |
                                                   static_cast<int>(CUBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION));
  checkStatus(m_functions.setMathMode(m_handle, kMode), "cublasSetMathMode");
}

CuBlas::~CuBlas() { m_functions.destroy(m_handle); }

void CuBlas::use(cudaStream_t stream, bool scalarsOnDevice) {
  checkStatus(m_functions.setStream(m_handle, stream), "cublasSetStream");
  checkStatus(
      m_functions.setPointerMode(m_handle, scalarsOnDevice ? CUBLAS_POINTER_MODE_DEVICE : CUBLAS_POINTER_MODE_HOST),
      "cublasSetPointerMode");
}

// cuBLAS is column-major: it sees a row-major matrix as its transpose, and p^T = n^T m^T.
template <typename T>
void CuBlas::multiply(cudaStream_t stream, const T* m, const T* n, T* p, int rows, int inner, int columns) {
  use(stream, false);
  const T one = 1;
  const T zero = 0;
  const auto gemm = byType<T>(m_functions.sgemm, m_functions.dgemm);
  checkStatus(
      gemm(m_handle, CUBLAS_OP_N, CUBLAS_OP_N, columns, rows, inner, &one, n, columns, m, inner, &zero, p, columns),
      byType<T>("cublasSgemm", "cublasDgemm"));
}

// For types without their own function. Sums are in fp32.
template <typename T>
void multiplyOnTensorCores(cublasContext* handle, GemmEx* gemm, cudaDataType_t type, cublasComputeType_t compute,
                           const T* m, const T* n, T* p, int rows, int inner, int columns) {
  const float one = 1;
  const float zero = 0;
  checkStatus(gemm(handle, CUBLAS_OP_N, CUBLAS_OP_N, columns, rows, inner, &one, n, type, columns, m, type, inner,
                   &zero, p, type, columns, compute, CUBLAS_GEMM_DEFAULT),
              "cublasGemmEx");
}

template <>
void CuBlas::multiply(cudaStream_t stream, const __nv_bfloat16* m, const __nv_bfloat16* n, __nv_bfloat16* p, int rows,
                      int inner, int columns) {
  use(stream, false);
  multiplyOnTensorCores(m_handle, m_functions.gemmEx, CUDA_R_16BF, CUBLAS_COMPUTE_32F, m, n, p, rows, inner, columns);
}

template <>
void CuBlas::multiply(cudaStream_t stream, const __half* m, const __half* n, __half* p, int rows, int inner,
                      int columns) {
  use(stream, false);
  multiplyOnTensorCores(m_handle, m_functions.gemmEx, CUDA_R_16F, CUBLAS_COMPUTE_32F, m, n, p, rows, inner, columns);
}

void CuBlas::multiplyAsTf32(cudaStream_t stream, const float* m, const float* n, float* p, int rows, int inner,
                            int columns) {
  use(stream, false);
  multiplyOnTensorCores(m_handle, m_functions.gemmEx, CUDA_R_32F, CUBLAS_COMPUTE_32F_FAST_TF32, m, n, p, rows, inner,
                        columns);
}

template <typename T>
void CuBlas::dot(cudaStream_t stream, const T* x, const T* y, T* result, int elements) {
  use(stream, true);
  const auto dot = byType<T>(m_functions.sdot, m_functions.ddot);
  checkStatus(dot(m_handle, elements, x, 1, y, 1, result), byType<T>("cublasSdot", "cublasDdot"));
}

template void CuBlas::multiply(cudaStream_t, const float*, const float*, float*, int, int, int);
template void CuBlas::multiply(cudaStream_t, const double*, const double*, double*, int, int, int);
template void CuBlas::dot(cudaStream_t, const float*, const float*, float*, int);
template void CuBlas::dot(cudaStream_t, const double*, const double*, double*, int);

}  // namespace warpbench::cuda
