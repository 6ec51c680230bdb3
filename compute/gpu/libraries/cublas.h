// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cuda_runtime_api.h>

struct cublasContext;  // cublas_v2.h: a cublasHandle_t points to one

namespace warpbench::cuda {

/// The few functions of cuBLAS that variants are compared with (cuBLAS Library documentation). The first object loads
/// the library, so the program starts without it. T is float or double.
class CuBlas {
 public:
  /// For the current device. @throws DeviceError if cuBLAS is not installed or refuses.
  CuBlas();
  ~CuBlas();
  CuBlas(const CuBlas&) = delete;
  CuBlas& operator=(const CuBlas&) = delete;

  /// p = m n, all row-major: m is rows x inner, n is inner x columns. Computes in the type's own arithmetic, without
  /// TF32 or emulation; fp64 uses tensor cores.
  template <typename T>
  void multiply(cudaStream_t stream, const T* m, const T* n, T* p, int rows, int inner, int columns);

  /// The same for fp32 as TF32, on tensor cores.
  void multiplyAsTf32(cudaStream_t stream, const float* m, const float* n, float* p, int rows, int inner, int columns);

  /// Writes the sum of x[i] y[i] to `*result` in device memory.
  template <typename T>
  void dot(cudaStream_t stream, const T* x, const T* y, T* result, int elements);

 private:
  void use(cudaStream_t stream, bool scalarsOnDevice);

  struct Functions;
  const Functions& m_functions;
  cublasContext* m_handle = nullptr;
};

}  // namespace warpbench::cuda
