// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cuda_runtime_api.h>

namespace warpbench::cuda {

/// The few functions of cuBLAS that variants are compared with (cuBLAS Library documentation). The library is loaded
/// when the first object is made, so the program starts without it.
class CuBlas {
 public:
  /// On the current device.
  /// @throws DeviceError where cuBLAS is not installed or refuses.
  CuBlas();
  ~CuBlas();
  CuBlas(const CuBlas&) = delete;
  CuBlas& operator=(const CuBlas&) = delete;

  /// p = m n, all in rows: m is rows x inner, n is inner x columns. In the arithmetic of the type (pedantic math mode:
  /// no TF32).
  void multiply(cudaStream_t stream, const float* m, const float* n, float* p, int rows, int inner, int columns);
  void multiply(cudaStream_t stream, const double* m, const double* n, double* p, int rows, int inner, int columns);

  /// The sum of x[i] y[i], to `*result` in device memory.
  void dot(cudaStream_t stream, const float* x, const float* y, float* result, int elements);
  void dot(cudaStream_t stream, const double* x, const double* y, double* result, int elements);

 private:
  void use(cudaStream_t stream);

  struct Functions;
  const Functions& m_functions;
  void* m_handle = nullptr;
};

}  // namespace warpbench::cuda
