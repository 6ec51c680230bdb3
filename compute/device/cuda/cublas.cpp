// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/cuda/cublas.h"

#include <cublas_v2.h>
#include <dlfcn.h>

#include <string>

#include "error.h"

namespace warpbench::cuda {
namespace {

void check(cublasStatus_t status, const char* call) {
  if (status != CUBLAS_STATUS_SUCCESS)
    throw DeviceError(std::string(call) + " failed with status " + std::to_string(static_cast<int>(status)) +
                      " (cuBLAS, cublasStatus_t)");
}

/// The library of the toolkit's major version: from where the system looks for libraries, or from the toolkit.
void* openLibrary() {
  const std::string name = "libcublas.so." + std::to_string(CUDART_VERSION / 1000);
  for (const std::string& path : {name, "/usr/local/cuda/lib64/" + name})
    if (void* library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL)) return library;
  throw DeviceError("cuBLAS cannot be loaded: install " + name + " of NVIDIA's CUDA toolkit, or leave this variant out");
}

template <typename Function>
void load(void* library, const char* name, Function*& function) {
  function = reinterpret_cast<Function*>(dlsym(library, name));
  if (!function) throw DeviceError("cuBLAS has no function " + std::string(name) + ": its version does not fit");
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
  decltype(cublasSdot_v2)* sdot;
  decltype(cublasDdot_v2)* ddot;

  /// Loaded once for the whole program, and never unloaded. Where that throws, the next call tries again.
  static const Functions& get() {
    static const Functions functions;
    return functions;
  }
};

CuBlas::CuBlas() : m_functions(Functions::get()) {
  cublasHandle_t handle = nullptr;
  check(m_functions.create(&handle), "cublasCreate");
  m_handle = handle;
  check(m_functions.setMathMode(handle, CUBLAS_PEDANTIC_MATH), "cublasSetMathMode");
}

CuBlas::~CuBlas() { m_functions.destroy(static_cast<cublasHandle_t>(m_handle)); }

void CuBlas::use(cudaStream_t stream) {
  check(m_functions.setStream(static_cast<cublasHandle_t>(m_handle), stream), "cublasSetStream");
}

// cuBLAS counts in columns: what lies there in rows is the transposed matrix, and p^T = n^T m^T.
void CuBlas::multiply(cudaStream_t stream, const float* m, const float* n, float* p, int rows, int inner, int columns) {
  use(stream);
  const float one = 1;
  const float zero = 0;
  check(m_functions.setPointerMode(static_cast<cublasHandle_t>(m_handle), CUBLAS_POINTER_MODE_HOST), "cublasSetPointerMode");
  check(m_functions.sgemm(static_cast<cublasHandle_t>(m_handle), CUBLAS_OP_N, CUBLAS_OP_N, columns, rows, inner, &one,
                          n, columns, m, inner, &zero, p, columns),
        "cublasSgemm");
}

void CuBlas::multiply(cudaStream_t stream, const double* m, const double* n, double* p, int rows, int inner,
                      int columns) {
  use(stream);
  const double one = 1;
  const double zero = 0;
  check(m_functions.setPointerMode(static_cast<cublasHandle_t>(m_handle), CUBLAS_POINTER_MODE_HOST), "cublasSetPointerMode");
  check(m_functions.dgemm(static_cast<cublasHandle_t>(m_handle), CUBLAS_OP_N, CUBLAS_OP_N, columns, rows, inner, &one,
                          n, columns, m, inner, &zero, p, columns),
        "cublasDgemm");
}

void CuBlas::dot(cudaStream_t stream, const float* x, const float* y, float* result, int elements) {
  use(stream);
  check(m_functions.setPointerMode(static_cast<cublasHandle_t>(m_handle), CUBLAS_POINTER_MODE_DEVICE), "cublasSetPointerMode");
  check(m_functions.sdot(static_cast<cublasHandle_t>(m_handle), elements, x, 1, y, 1, result), "cublasSdot");
}

void CuBlas::dot(cudaStream_t stream, const double* x, const double* y, double* result, int elements) {
  use(stream);
  check(m_functions.setPointerMode(static_cast<cublasHandle_t>(m_handle), CUBLAS_POINTER_MODE_DEVICE), "cublasSetPointerMode");
  check(m_functions.ddot(static_cast<cublasHandle_t>(m_handle), elements, x, 1, y, 1, result), "cublasDdot");
}

}  // namespace warpbench::cuda
