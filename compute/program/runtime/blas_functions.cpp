// SPDX-License-Identifier: GPL-3.0-or-later
// cuBLAS's common functions, by plain loops: see program/cuda/cublas_v2.h.
#include <cmath>
#include <cstring>
#include <utility>
#include <vector>

#include "measure/verification.h"
#include "program/cuda/cublas_v2.h"
#include "program/runtime/program_run.h"

struct cublasContext {
  cudaStream_t stream = nullptr;
  cublasPointerMode_t pointers = CUBLAS_POINTER_MODE_HOST;
  cublasMath_t math = CUBLAS_DEFAULT_MATH;
};

using warpbench::inParallel;
using warpbench::program::Caller;
using warpbench::program::run;

namespace {

/// A vector as BLAS has it: with a negative step it begins at its end.
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

/// A matrix in columns of `height` elements, of which it has the first `rows`; turned where op is not CUBLAS_OP_N.
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
  /// Each column has room for its rows.
  bool isWhole() const { return rows >= 0 && columns >= 0 && height >= std::max(1LL, rows); }
};

/// As it is in memory; at() takes the rows and columns of op(matrix).
template <typename T>
Matrix<T> matrix(T* first, int height, cublasOperation_t op, int rows, int columns) {
  return op == CUBLAS_OP_N ? Matrix<T>{first, height, rows, columns} : Matrix<T>{first, height, columns, rows, true};
}

struct Status {
  cublasStatus_t status;
  const char* name;
  const char* text;
};
/// As cuBLAS of CUDA 13.0 has them.
constexpr Status kStatuses[] = {
    {CUBLAS_STATUS_SUCCESS, "CUBLAS_STATUS_SUCCESS", "success"},
    {CUBLAS_STATUS_NOT_INITIALIZED, "CUBLAS_STATUS_NOT_INITIALIZED", "the library was not initialized"},
    {CUBLAS_STATUS_ALLOC_FAILED, "CUBLAS_STATUS_ALLOC_FAILED", "the resource allocation failed"},
    {CUBLAS_STATUS_INVALID_VALUE, "CUBLAS_STATUS_INVALID_VALUE",
     "an unsupported value or parameter was passed to the function"},
    {CUBLAS_STATUS_ARCH_MISMATCH, "CUBLAS_STATUS_ARCH_MISMATCH",
     "the function requires an architectural feature absent from the device"},
    {CUBLAS_STATUS_MAPPING_ERROR, "CUBLAS_STATUS_MAPPING_ERROR", "an access to GPU memory space failed"},
    {CUBLAS_STATUS_EXECUTION_FAILED, "CUBLAS_STATUS_EXECUTION_FAILED", "the function failed to launch on the GPU"},
    {CUBLAS_STATUS_INTERNAL_ERROR, "CUBLAS_STATUS_INTERNAL_ERROR", "an internal operation failed"},
    {CUBLAS_STATUS_NOT_SUPPORTED, "CUBLAS_STATUS_NOT_SUPPORTED", "the requested functionality is not supported"},
    {CUBLAS_STATUS_LICENSE_ERROR, "CUBLAS_STATUS_LICENSE_ERROR", "the license check failed"}};

const Status& statusOf(cublasStatus_t status) {
  static constexpr Status kUnknown{CUBLAS_STATUS_INTERNAL_ERROR, "CUBLAS_STATUS_UNKNOWN", "unknown status"};
  for (const Status& each : kStatuses)
    if (each.status == status) return each;
  return kUnknown;
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

/// On a GPU the function succeeds, and its kernel fails later or reads what is another array's: whether the program looks
/// at the status or not, it is wrong.
void tellUnreached(const Caller& caller) {
  if (run().check() == nullptr) return;
  const warpbench::SourceLine where = run().lineOfCaller(caller);
  run().tell({.kind = "out-of-bounds",
              .file = where.file,
              .line = where.line,
              .text = std::string(caller.function) +
                      " is given memory of the host, or less of the device's than it is to read or write"});
}

/// Computes, and tells of it as of a launch. `fits`: all sizes and steps make sense.
template <typename Reached, typename Compute>
cublasStatus_t blas(const Caller& caller, cublasHandle_t handle, bool fits, Reached reached, Compute compute) {
  if (handle == nullptr) return CUBLAS_STATUS_NOT_INITIALIZED;
  if (!fits) return CUBLAS_STATUS_INVALID_VALUE;
  cublasStatus_t status = CUBLAS_STATUS_SUCCESS;
  const cudaError_t error = run().call(caller, true, [&] {
    if (!run().timeline().knows(handle->stream)) status = CUBLAS_STATUS_INVALID_VALUE;
    if (run().timeline().capturing(handle->stream) != nullptr) status = CUBLAS_STATUS_NOT_SUPPORTED;
    if (status != CUBLAS_STATUS_SUCCESS) return cudaSuccess;
    if (!reached()) {
      tellUnreached(caller);
      return cudaErrorIllegalAddress;
    }
    compute();
    run().tellLibrary(caller, warpbench::Message::text("computed by plain loops: neither counted nor timed"));
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

template <typename T, typename Better>
cublasStatus_t extreme(const Caller& caller, cublasHandle_t handle, int n, const T* x, int step, int* result,
                       Better better) {
  const Vector<const T> from{x, step, n};
  return blas(
      caller, handle, result != nullptr, [&] { return n <= 0 || step <= 0 || from.isReached(); },
      [&] {
        int best = 0;
        for (int i = 1; i < n && step > 0; ++i)
          if (better(std::abs(from[i]), std::abs(from[best]))) best = i;
        *result = n <= 0 || step <= 0 ? 0 : best + 1;  // counted from 1
      });
}

cublasStatus_t copyRows(const Caller& caller, int rows, int columns, int bytes, const void* from, long long fromRows,
                        void* to, long long toRows, bool toDevice) {
  if (rows < 0 || columns < 0 || bytes <= 0 || fromRows < rows || toRows < rows) return CUBLAS_STATUS_INVALID_VALUE;
  if (rows == 0 || columns == 0) return CUBLAS_STATUS_SUCCESS;
  const auto size = static_cast<std::size_t>(bytes);
  const auto whole = [&](long long height) { return static_cast<std::size_t>((columns - 1) * height + rows) * size; };
  const cudaError_t error = run().call(caller, true, [&] {
    if (!run().reaches(toDevice ? to : from, whole(toDevice ? toRows : fromRows))) return cudaErrorInvalidValue;
    for (long long column = 0; column < columns; ++column) {
      char* const there = static_cast<char*>(to) + static_cast<std::size_t>(column * toRows) * size;
      std::memcpy(there, static_cast<const char*>(from) + static_cast<std::size_t>(column * fromRows) * size,
                  static_cast<std::size_t>(rows) * size);
      if (toDevice) run().written(there, static_cast<std::size_t>(rows) * size);
    }
    return cudaSuccess;
  });
  return error == cudaSuccess ? CUBLAS_STATUS_SUCCESS : CUBLAS_STATUS_MAPPING_ERROR;
}

}  // namespace

extern "C" {

cublasStatus_t cublasCreate(cublasHandle_t* handle) {
  if (handle == nullptr) return CUBLAS_STATUS_INVALID_VALUE;
  *handle = new cublasContext;
  return CUBLAS_STATUS_SUCCESS;
}
cublasStatus_t cublasDestroy(cublasHandle_t handle) {
  if (handle == nullptr) return CUBLAS_STATUS_NOT_INITIALIZED;
  delete handle;
  return CUBLAS_STATUS_SUCCESS;
}
cublasStatus_t cublasGetVersion(cublasHandle_t, int* version) {
  *version = 130000;  // of CUDA 13.0
  return CUBLAS_STATUS_SUCCESS;
}
const char* cublasGetStatusName(cublasStatus_t status) { return statusOf(status).name; }
const char* cublasGetStatusString(cublasStatus_t status) { return statusOf(status).text; }

#define WARPBENCH_PROPERTY(Name, Type, member)                         \
  cublasStatus_t cublasSet##Name(cublasHandle_t handle, Type value) {  \
    if (handle == nullptr) return CUBLAS_STATUS_NOT_INITIALIZED;       \
    handle->member = value;                                            \
    return CUBLAS_STATUS_SUCCESS;                                      \
  }                                                                    \
  cublasStatus_t cublasGet##Name(cublasHandle_t handle, Type* value) { \
    if (handle == nullptr) return CUBLAS_STATUS_NOT_INITIALIZED;       \
    *value = handle->member;                                           \
    return CUBLAS_STATUS_SUCCESS;                                      \
  }
WARPBENCH_PROPERTY(Stream, cudaStream_t, stream)
WARPBENCH_PROPERTY(PointerMode, cublasPointerMode_t, pointers)
WARPBENCH_PROPERTY(MathMode, cublasMath_t, math)
#undef WARPBENCH_PROPERTY

cublasStatus_t cublasSetVector(int n, int bytes, const void* from, int fromStep, void* to, int toStep) {
  return copyRows(WARPBENCH_CALLER("cublasSetVector"), 1, n, bytes, from, fromStep, to, toStep, true);
}
cublasStatus_t cublasGetVector(int n, int bytes, const void* from, int fromStep, void* to, int toStep) {
  return copyRows(WARPBENCH_CALLER("cublasGetVector"), 1, n, bytes, from, fromStep, to, toStep, false);
}
cublasStatus_t cublasSetMatrix(int rows, int columns, int bytes, const void* from, int fromRows, void* to, int toRows) {
  return copyRows(WARPBENCH_CALLER("cublasSetMatrix"), rows, columns, bytes, from, fromRows, to, toRows, true);
}
cublasStatus_t cublasGetMatrix(int rows, int columns, int bytes, const void* from, int fromRows, void* to, int toRows) {
  return copyRows(WARPBENCH_CALLER("cublasGetMatrix"), rows, columns, bytes, from, fromRows, to, toRows, false);
}

#define WARPBENCH_BLAS(S, Is, T)                                                                                       \
  cublasStatus_t cublas##S##axpy(cublasHandle_t handle, int n, const T* alpha, const T* x, int xStep, T* y,            \
                                 int yStep) {                                                                          \
    const Vector<const T> from{x, xStep, n};                                                                           \
    const Vector<T> to{y, yStep, n};                                                                                   \
    return blas(                                                                                                       \
        WARPBENCH_CALLER("cublas" #S "axpy"), handle, true, [&] { return from.isReached() && to.isReached(); },        \
        [&] {                                                                                                          \
          for (int i = 0; i < n; ++i) to[i] = static_cast<T>(double{*alpha} * double{from[i]} + double{to[i]});        \
          wrote(to);                                                                                                   \
        });                                                                                                            \
  }                                                                                                                    \
  cublasStatus_t cublas##S##copy(cublasHandle_t handle, int n, const T* x, int xStep, T* y, int yStep) {               \
    const Vector<const T> from{x, xStep, n};                                                                           \
    const Vector<T> to{y, yStep, n};                                                                                   \
    return blas(                                                                                                       \
        WARPBENCH_CALLER("cublas" #S "copy"), handle, true, [&] { return from.isReached() && to.isReached(); },        \
        [&] {                                                                                                          \
          for (int i = 0; i < n; ++i) to[i] = from[i];                                                                 \
          wrote(to);                                                                                                   \
        });                                                                                                            \
  }                                                                                                                    \
  cublasStatus_t cublas##S##swap(cublasHandle_t handle, int n, T* x, int xStep, T* y, int yStep) {                     \
    const Vector<T> one{x, xStep, n};                                                                                  \
    const Vector<T> other{y, yStep, n};                                                                                \
    return blas(                                                                                                       \
        WARPBENCH_CALLER("cublas" #S "swap"), handle, true, [&] { return one.isReached() && other.isReached(); },      \
        [&] {                                                                                                          \
          for (int i = 0; i < n; ++i) std::swap(one[i], other[i]);                                                     \
        });                                                                                                            \
  }                                                                                                                    \
  cublasStatus_t cublas##S##scal(cublasHandle_t handle, int n, const T* alpha, T* x, int xStep) {                      \
    const Vector<T> vector{x, xStep, n};                                                                               \
    return blas(                                                                                                       \
        WARPBENCH_CALLER("cublas" #S "scal"), handle, true, [&] { return vector.isReached(); },                        \
        [&] {                                                                                                          \
          for (int i = 0; i < n; ++i) vector[i] *= *alpha;                                                             \
        });                                                                                                            \
  }                                                                                                                    \
  cublasStatus_t cublas##S##dot(cublasHandle_t handle, int n, const T* x, int xStep, const T* y, int yStep,            \
                                T* result) {                                                                           \
    const Vector<const T> one{x, xStep, n};                                                                            \
    const Vector<const T> other{y, yStep, n};                                                                          \
    return blas(                                                                                                       \
        WARPBENCH_CALLER("cublas" #S "dot"), handle, result != nullptr,                                                \
        [&] { return one.isReached() && other.isReached(); },                                                          \
        [&] {                                                                                                          \
          double sum = 0;                                                                                              \
          for (int i = 0; i < n; ++i) sum += double{one[i]} * double{other[i]};                                        \
          *result = static_cast<T>(sum);                                                                               \
        });                                                                                                            \
  }                                                                                                                    \
  cublasStatus_t cublas##S##nrm2(cublasHandle_t handle, int n, const T* x, int xStep, T* result) {                     \
    const Vector<const T> vector{x, xStep, n};                                                                         \
    return blas(                                                                                                       \
        WARPBENCH_CALLER("cublas" #S "nrm2"), handle, result != nullptr, [&] { return vector.isReached(); },           \
        [&] {                                                                                                          \
          double sum = 0;                                                                                              \
          for (int i = 0; i < n; ++i) sum = std::hypot(sum, double{vector[i]});                                        \
          *result = static_cast<T>(sum);                                                                               \
        });                                                                                                            \
  }                                                                                                                    \
  cublasStatus_t cublas##S##asum(cublasHandle_t handle, int n, const T* x, int xStep, T* result) {                     \
    const Vector<const T> vector{x, xStep, n};                                                                         \
    return blas(                                                                                                       \
        WARPBENCH_CALLER("cublas" #S "asum"), handle, result != nullptr, [&] { return vector.isReached(); },           \
        [&] {                                                                                                          \
          double sum = 0;                                                                                              \
          for (int i = 0; i < n; ++i) sum += std::abs(double{vector[i]});                                              \
          *result = static_cast<T>(sum);                                                                               \
        });                                                                                                            \
  }                                                                                                                    \
  cublasStatus_t cublas##Is##amax(cublasHandle_t handle, int n, const T* x, int xStep, int* result) {                  \
    return extreme(WARPBENCH_CALLER("cublas" #Is "amax"), handle, n, x, xStep, result, std::greater<T>());             \
  }                                                                                                                    \
  cublasStatus_t cublas##Is##amin(cublasHandle_t handle, int n, const T* x, int xStep, int* result) {                  \
    return extreme(WARPBENCH_CALLER("cublas" #Is "amin"), handle, n, x, xStep, result, std::less<T>());                \
  }                                                                                                                    \
  cublasStatus_t cublas##S##gemv(cublasHandle_t handle, cublasOperation_t op, int rows, int columns, const T* alpha,   \
                                 const T* a, int aRows, const T* x, int xStep, const T* beta, T* y, int yStep) {       \
    const bool turned = op != CUBLAS_OP_N;                                                                             \
    const Matrix<const T> from{a, aRows, rows, columns, turned};                                                       \
    const Vector<const T> factor{x, xStep, turned ? rows : columns};                                                   \
    const Vector<T> to{y, yStep, turned ? columns : rows};                                                             \
    return blas(                                                                                                       \
        WARPBENCH_CALLER("cublas" #S "gemv"), handle, from.isWhole() && xStep != 0 && yStep != 0,                      \
        [&] { return from.isReached() && factor.isReached() && to.isReached(); },                                      \
        [&] {                                                                                                          \
          for (int row = 0; row < to.n; ++row) {                                                                       \
            double sum = 0;                                                                                            \
            for (int k = 0; k < factor.n; ++k) sum += double{from.at(row, k)} * double{factor[k]};                     \
            to[row] = static_cast<T>(double{*alpha} * sum + (*beta == T(0) ? 0 : double{*beta} * double{to[row]}));    \
          }                                                                                                            \
          wrote(to);                                                                                                   \
        });                                                                                                            \
  }                                                                                                                    \
  cublasStatus_t cublas##S##ger(cublasHandle_t handle, int rows, int columns, const T* alpha, const T* x, int xStep,   \
                                const T* y, int yStep, T* a, int aRows) {                                              \
    const Vector<const T> down{x, xStep, rows};                                                                        \
    const Vector<const T> across{y, yStep, columns};                                                                   \
    const Matrix<T> to{a, aRows, rows, columns};                                                                       \
    return blas(                                                                                                       \
        WARPBENCH_CALLER("cublas" #S "ger"), handle, to.isWhole() && xStep != 0 && yStep != 0,                         \
        [&] { return down.isReached() && across.isReached() && to.isReached(); },                                      \
        [&] {                                                                                                          \
          for (int column = 0; column < columns; ++column)                                                             \
            for (int row = 0; row < rows; ++row)                                                                       \
              to.at(row, column) = static_cast<T>(double{to.at(row, column)} +                                         \
                                                  double{*alpha} * double{down[row]} * double{across[column]});        \
        });                                                                                                            \
  }                                                                                                                    \
  cublasStatus_t cublas##S##gemm(cublasHandle_t handle, cublasOperation_t opA, cublasOperation_t opB, int rows,        \
                                 int columns, int inner, const T* alpha, const T* a, int aRows, const T* b, int bRows, \
                                 const T* beta, T* c, int cRows) {                                                     \
    const Matrix<const T> left = matrix(a, aRows, opA, rows, inner);                                                   \
    const Matrix<const T> right = matrix(b, bRows, opB, inner, columns);                                               \
    const Matrix<T> to{c, cRows, rows, columns};                                                                       \
    return blas(                                                                                                       \
        WARPBENCH_CALLER("cublas" #S "gemm"), handle, left.isWhole() && right.isWhole() && to.isWhole(),               \
        [&] { return left.isReached() && right.isReached() && to.isReached(); },                                       \
        [&] {                                                                                                          \
          multiply<T>(left, right, *alpha, *beta, to, inner);                                                          \
          wrote(to);                                                                                                   \
        });                                                                                                            \
  }                                                                                                                    \
  cublasStatus_t cublas##S##gemmStridedBatched(cublasHandle_t handle, cublasOperation_t opA, cublasOperation_t opB,    \
                                               int rows, int columns, int inner, const T* alpha, const T* a,           \
                                               int aRows, long long aStride, const T* b, int bRows, long long bStride, \
                                               const T* beta, T* c, int cRows, long long cStride, int count) {         \
    const auto left = [&](int i) { return matrix(a + i * aStride, aRows, opA, rows, inner); };                         \
    const auto right = [&](int i) { return matrix(b + i * bStride, bRows, opB, inner, columns); };                     \
    const auto to = [&](int i) { return Matrix<T>{c + i * cStride, cRows, rows, columns}; };                           \
    return blas(                                                                                                       \
        WARPBENCH_CALLER("cublas" #S "gemmStridedBatched"), handle,                                                    \
        count >= 0 && left(0).isWhole() && right(0).isWhole() && to(0).isWhole(),                                      \
        [&] {                                                                                                          \
          bool all = true;                                                                                             \
          for (int i = 0; i < count; ++i)                                                                              \
            all = all && left(i).isReached() && right(i).isReached() && to(i).isReached();                             \
          return all;                                                                                                  \
        },                                                                                                             \
        [&] {                                                                                                          \
          for (int i = 0; i < count; ++i) {                                                                            \
            multiply<T>(left(i), right(i), *alpha, *beta, to(i), inner);                                               \
            wrote(to(i));                                                                                              \
          }                                                                                                            \
        });                                                                                                            \
  }                                                                                                                    \
  cublasStatus_t cublas##S##geam(cublasHandle_t handle, cublasOperation_t opA, cublasOperation_t opB, int rows,        \
                                 int columns, const T* alpha, const T* a, int aRows, const T* beta, const T* b,        \
                                 int bRows, T* c, int cRows) {                                                         \
    const Matrix<const T> one = matrix(a, aRows, opA, rows, columns);                                                  \
    const Matrix<const T> other = matrix(b, bRows, opB, rows, columns);                                                \
    const Matrix<T> to{c, cRows, rows, columns};                                                                       \
    const bool usesOne = *alpha != T(0);                                                                               \
    const bool usesOther = *beta != T(0);                                                                              \
    return blas(                                                                                                       \
        WARPBENCH_CALLER("cublas" #S "geam"), handle,                                                                  \
        to.isWhole() && (!usesOne || one.isWhole()) && (!usesOther || other.isWhole()),                                \
        [&] { return to.isReached() && (!usesOne || one.isReached()) && (!usesOther || other.isReached()); },          \
        [&] {                                                                                                          \
          for (int column = 0; column < columns; ++column)                                                             \
            for (int row = 0; row < rows; ++row)                                                                       \
              to.at(row, column) = static_cast<T>((usesOne ? double{*alpha} * double{one.at(row, column)} : 0) +       \
                                                  (usesOther ? double{*beta} * double{other.at(row, column)} : 0));    \
          wrote(to);                                                                                                   \
        });                                                                                                            \
  }

WARPBENCH_BLAS(S, Is, float)
WARPBENCH_BLAS(D, Id, double)

}  // extern "C"
