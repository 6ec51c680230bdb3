// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "measure/verification.h"
#include "program/blas/blas_times.h"
#include "program/cuda/libraries/cublas_v2.h"
#include "program/runtime/program_run.h"

struct cublasContext {
  cudaStream_t stream = nullptr;
  cublasPointerMode_t pointers = CUBLAS_POINTER_MODE_HOST;
  cublasMath_t math = CUBLAS_DEFAULT_MATH;
};

/// Shared parts of cuBLAS's functions: see program/cuda/libraries/cublas_v2.h.
namespace warpbench::program {

/// A BLAS vector; with a negative step it begins at its end.
template <typename T>
struct Vector {
  T* first;
  long long step;
  int n;

  T* element(long long i) const { return step >= 0 ? first + i * step : first + (i - (n - 1)) * step; }
  T& operator[](long long i) const { return *element(i); }
  bool isReached() const {
    const long long span = n == 0 ? 0 : (n - 1) * std::abs(step) + 1;
    return span == 0 || run().reaches(first, static_cast<std::size_t>(span) * sizeof(T));
  }
};

/// A column-major matrix: columns of `height` elements, of which the first `rows` count; transposed unless op is
/// CUBLAS_OP_N.
template <typename T>
struct Matrix {
  T* first;
  long long height;
  long long rows;
  long long columns;
  bool turned = false;

  T& at(long long row, long long column) const {
    return turned ? first[row * height + column] : first[column * height + row];
  }
  bool isReached() const {
    const long long last = (columns - 1) * height + rows;
    return rows == 0 || columns == 0 || run().reaches(first, static_cast<std::size_t>(last) * sizeof(T));
  }
  /// Whether `height` has room for the rows.
  bool isWhole() const { return rows >= 0 && columns >= 0 && height >= std::max(1LL, rows); }
};

/// Takes rows and columns of op(matrix), as at() does, and stores those in memory.
template <typename T>
Matrix<T> matrix(T* first, int height, cublasOperation_t op, int rows, int columns) {
  return op == CUBLAS_OP_N ? Matrix<T>{first, height, rows, columns} : Matrix<T>{first, height, columns, rows, true};
}

template <typename T>
void wrote(const Vector<T>& vector) {
  for (int i = 0; i < vector.n; ++i) run().written(&vector[i], sizeof(T));
}
template <typename T>
void wrote(const Matrix<T>& matrix) {
  for (long long column = 0; column < matrix.columns; ++column)
    run().written(matrix.first + column * matrix.height, static_cast<std::size_t>(matrix.rows) * sizeof(T));
}

/// Computes and reports the call as a launch. `fits`: all sizes and steps are valid. `cost`: the call's work on a GPU.
template <typename Reached, typename Compute>
cublasStatus_t blas(const Caller& caller, cublasHandle_t handle, bool fits, const BlasCost& cost, Reached reached,
                    Compute compute) {
  if (handle == nullptr) return CUBLAS_STATUS_NOT_INITIALIZED;
  if (!fits) return CUBLAS_STATUS_INVALID_VALUE;
  cublasStatus_t status = CUBLAS_STATUS_SUCCESS;
  const cudaError_t error = run().call(caller, true, [&] {
    if (!run().timeline().knows(handle->stream)) status = CUBLAS_STATUS_INVALID_VALUE;
    if (run().timeline().capturing(handle->stream) != nullptr) status = CUBLAS_STATUS_NOT_SUPPORTED;
    if (status != CUBLAS_STATUS_SUCCESS) return cudaSuccess;
    if (!reached()) {
      run().tellUnreached(caller);
      return cudaErrorIllegalAddress;
    }
    compute();
    const double milliseconds = blasMilliseconds(run().profile(), cost);
    const std::int64_t launch = run().launches().tellLibrary(
        caller,
        Message::text("computed by plain loops and not counted; its time is estimated from its bytes and operations"),
        milliseconds);
    run().work(caller, handle->stream, Timeline::Engine::Compute, true,
               {.launch = launch, .milliseconds = milliseconds});
    if (cost.givesHost && handle->pointers == CUBLAS_POINTER_MODE_HOST) run().timeline().synchronise(handle->stream);
    return cudaSuccess;
  });
  return error == cudaSuccess ? status : CUBLAS_STATUS_EXECUTION_FAILED;
}

template <typename T>
void multiply(const Matrix<const T>& a, const Matrix<const T>& b, T alpha, T beta, const Matrix<T>& c,
              long long inner) {
  inParallel(c.columns, [&](std::int64_t begin, std::int64_t end) {
    std::vector<double> sums(static_cast<std::size_t>(c.rows));
    for (long long column = begin; column < end; ++column) {
      std::fill(sums.begin(), sums.end(), 0.0);
      for (long long k = 0; k < inner; ++k) {
        const auto factor = static_cast<double>(b.at(k, column));
        for (long long row = 0; row < c.rows; ++row)
          sums[static_cast<std::size_t>(row)] += static_cast<double>(a.at(row, k)) * factor;
      }
      for (long long row = 0; row < c.rows; ++row) {
        T& result = c.at(row, column);
        const double before = beta == T(0) ? 0 : static_cast<double>(beta) * static_cast<double>(result);
        result = static_cast<T>(static_cast<double>(alpha) * sums[static_cast<std::size_t>(row)] + before);
      }
    }
  });
}

}  // namespace warpbench::program
