// SPDX-License-Identifier: GPL-3.0-or-later
// cuBLAS's common functions as plain loops: see program/cuda/libraries/cublas_v2.h.
#include <cmath>
#include <cstring>
#include <functional>
#include <utility>

#include "program/blas/blas_calls.h"
#include "program/cuda/libraries/cublas_v2.h"

using warpbench::program::blas;
using warpbench::program::Caller;
using warpbench::program::costOfProduct;
using warpbench::program::Matrix;
using warpbench::program::matrix;
using warpbench::program::multiply;
using warpbench::program::run;
using warpbench::program::Vector;
using warpbench::program::wrote;

namespace {

struct Status {
  cublasStatus_t status;
  const char* name;
  const char* text;
};
/// The statuses of CUDA 13.0's cuBLAS.
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

template <typename T, typename Better>
cublasStatus_t extreme(const Caller& caller, cublasHandle_t handle, int n, const T* x, int step, int* result,
                       Better better) {
  const Vector<const T> from{x, step, n};
  return blas(
      caller, handle, result != nullptr,
      {.bytes = 1.0 * n * sizeof(T), .flops = 1.0 * n, .share = 0.6, .givesHost = true},
      [&] { return n <= 0 || step <= 0 || from.isReached(); },
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
        WARPBENCH_CALLER("cublas" #S "axpy"), handle, true,                                                            \
        {.bytes = 3.0 * n * sizeof(T), .flops = 2.0 * n, .share = 0.8},                                                \
        [&] { return from.isReached() && to.isReached(); },                                                            \
        [&] {                                                                                                          \
          for (int i = 0; i < n; ++i) to[i] = static_cast<T>(double{*alpha} * double{from[i]} + double{to[i]});        \
          wrote(to);                                                                                                   \
        });                                                                                                            \
  }                                                                                                                    \
  cublasStatus_t cublas##S##copy(cublasHandle_t handle, int n, const T* x, int xStep, T* y, int yStep) {               \
    const Vector<const T> from{x, xStep, n};                                                                           \
    const Vector<T> to{y, yStep, n};                                                                                   \
    return blas(                                                                                                       \
        WARPBENCH_CALLER("cublas" #S "copy"), handle, true, {.bytes = 2.0 * n * sizeof(T), .share = 0.6},              \
        [&] { return from.isReached() && to.isReached(); },                                                            \
        [&] {                                                                                                          \
          for (int i = 0; i < n; ++i) to[i] = from[i];                                                                 \
          wrote(to);                                                                                                   \
        });                                                                                                            \
  }                                                                                                                    \
  cublasStatus_t cublas##S##swap(cublasHandle_t handle, int n, T* x, int xStep, T* y, int yStep) {                     \
    const Vector<T> one{x, xStep, n};                                                                                  \
    const Vector<T> other{y, yStep, n};                                                                                \
    return blas(                                                                                                       \
        WARPBENCH_CALLER("cublas" #S "swap"), handle, true, {.bytes = 4.0 * n * sizeof(T), .share = 0.42},             \
        [&] { return one.isReached() && other.isReached(); },                                                          \
        [&] {                                                                                                          \
          for (int i = 0; i < n; ++i) std::swap(one[i], other[i]);                                                     \
        });                                                                                                            \
  }                                                                                                                    \
  cublasStatus_t cublas##S##scal(cublasHandle_t handle, int n, const T* alpha, T* x, int xStep) {                      \
    const Vector<T> vector{x, xStep, n};                                                                               \
    return blas(                                                                                                       \
        WARPBENCH_CALLER("cublas" #S "scal"), handle, true, {.bytes = 2.0 * n * sizeof(T), .share = 0.62},             \
        [&] { return vector.isReached(); },                                                                            \
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
        {.bytes = 2.0 * n * sizeof(T), .flops = 2.0 * n, .givesHost = true},                                           \
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
        WARPBENCH_CALLER("cublas" #S "nrm2"), handle, result != nullptr,                                               \
        {.bytes = 1.0 * n * sizeof(T), .flops = 2.0 * n, .share = 0.55, .givesHost = true},                            \
        [&] { return vector.isReached(); },                                                                            \
        [&] {                                                                                                          \
          double sum = 0;                                                                                              \
          for (int i = 0; i < n; ++i) sum = std::hypot(sum, double{vector[i]});                                        \
          *result = static_cast<T>(sum);                                                                               \
        });                                                                                                            \
  }                                                                                                                    \
  cublasStatus_t cublas##S##asum(cublasHandle_t handle, int n, const T* x, int xStep, T* result) {                     \
    const Vector<const T> vector{x, xStep, n};                                                                         \
    return blas(                                                                                                       \
        WARPBENCH_CALLER("cublas" #S "asum"), handle, result != nullptr,                                               \
        {.bytes = 1.0 * n * sizeof(T), .flops = 1.0 * n, .share = 0.55, .givesHost = true},                            \
        [&] { return vector.isReached(); },                                                                            \
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
        {.bytes = 1.0 * rows * columns * sizeof(T), .flops = 2.0 * rows * columns, .isMatrix = true},                  \
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
        {.bytes = 2.0 * rows * columns * sizeof(T), .flops = 2.0 * rows * columns, .share = 0.68, .isMatrix = true},   \
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
        costOfProduct<T, T>(rows, columns, inner, 1),                                                                  \
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
        costOfProduct<T, T>(rows, columns, inner, count),                                                              \
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
        {.bytes = (1.0 + usesOne + usesOther) * rows * columns * sizeof(T), .isMatrix = true},                         \
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
