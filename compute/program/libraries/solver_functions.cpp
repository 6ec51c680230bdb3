// SPDX-License-Identifier: GPL-3.0-or-later
// cuSOLVER's dense factorisations by LAPACK: see program/cuda/libraries/cusolverDn.h.
#include <dlfcn.h>

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <string>
#include <type_traits>
#include <vector>

#include "program/cuda/libraries/cusolverDn.h"
#include "program/libraries/library_work.h"
#include "program/runtime/program_run.h"

using warpbench::program::Caller;
using warpbench::program::libraryWork;
using warpbench::program::run;

struct cusolverDnContext {
  cudaStream_t stream = nullptr;
};

namespace {

/// A function of LAPACK (LAPACK Users' Guide; the lengths of its texts come last, as GNU Fortran has it). Ends the
/// program if LAPACK is not installed.
template <typename T, typename... Arguments>
void callLapack(const Caller& caller, const std::string& name, Arguments... arguments) {
  static void* const library = ::dlopen("liblapack.so.3", RTLD_NOW | RTLD_LOCAL);
  const std::string symbol = (std::is_same_v<T, float> ? 's' : 'd') + name + '_';
  void* const function = library != nullptr ? ::dlsym(library, symbol.c_str()) : nullptr;
  if (function == nullptr)
    run().refuse(caller,
                 "needs LAPACK, which is not installed here: install it (on Debian and Ubuntu: apt install "
                 "liblapack3)");
  reinterpret_cast<void (*)(Arguments...)>(function)(arguments...);
}

/// Calls `function(work, size, info)` for the size of its workspace, and then with it. @returns info.
template <typename T, typename Function>
int withWorkspace(Function function) {
  T best = 0;
  int size = -1, info = 0;
  function(&best, &size, &info);
  if (info != 0) return info;
  size = std::max(1, static_cast<int>(best));
  std::vector<T> work(static_cast<std::size_t>(size));
  function(work.data(), &size, &info);
  return info;
}

/// An array that a call reads or writes: columns of `height` elements, of which `rows` count.
struct SolverArray {
  void* first;
  std::size_t elementBytes;
  long long rows, columns, height;
  bool isWritten;

  std::size_t bytes() const {
    return rows <= 0 || columns <= 0 ? 0 : static_cast<std::size_t>((columns - 1) * height + rows) * elementBytes;
  }
};
template <typename T>
SolverArray reads(const T* first, long long rows, long long columns, long long height) {
  return {const_cast<T*>(first), sizeof(T), rows, columns, height, false};
}
template <typename T>
SolverArray writes(T* first, long long rows, long long columns, long long height) {
  return {first, sizeof(T), rows, columns, height, true};
}
template <typename T>
SolverArray writes(T* first, long long count) {
  return writes(first, count, 1, count);
}

/// Runs a call in the handle's stream. `compute` returns LAPACK's info, which goes to the device.
template <typename Compute>
cusolverStatus_t solve(const Caller& caller, cusolverDnHandle_t handle, bool fits, int* info,
                       std::initializer_list<SolverArray> arrays, Compute compute) {
  if (handle == nullptr) return CUSOLVER_STATUS_NOT_INITIALIZED;
  if (!fits || info == nullptr) return CUSOLVER_STATUS_INVALID_VALUE;
  const cudaError_t error = libraryWork(
      caller, handle->stream,
      [&] {
        return run().reaches(info, sizeof *info) && std::ranges::all_of(arrays, [](const SolverArray& each) {
                 return each.bytes() == 0 || run().reaches(each.first, each.bytes());
               });
      },
      [&] {
        *info = compute();
        run().written(info, sizeof *info);
        for (const SolverArray& each : arrays)
          for (long long column = 0; each.isWritten && column < each.columns; ++column)
            run().written(
                static_cast<char*>(each.first) + static_cast<std::size_t>(column * each.height) * each.elementBytes,
                static_cast<std::size_t>(each.rows) * each.elementBytes);
      });
  return error == cudaSuccess                      ? CUSOLVER_STATUS_SUCCESS
         : error == cudaErrorInvalidResourceHandle ? CUSOLVER_STATUS_INVALID_VALUE
                                                   : CUSOLVER_STATUS_EXECUTION_FAILED;
}

/// LAPACK takes its own workspace; programs allocate one of this size.
cusolverStatus_t solverBuffer(cusolverDnHandle_t handle, bool fits, int n, int* size) {
  if (handle == nullptr) return CUSOLVER_STATUS_NOT_INITIALIZED;
  if (!fits || size == nullptr) return CUSOLVER_STATUS_INVALID_VALUE;
  *size = std::max(1, n);
  return CUSOLVER_STATUS_SUCCESS;
}

bool holds(int height, int rows) { return rows >= 0 && height >= std::max(1, rows); }
const char* letterOf(cublasOperation_t op) { return op == CUBLAS_OP_N ? "N" : "T"; }
const char* letterOf(cublasFillMode_t fill) { return fill == CUBLAS_FILL_MODE_LOWER ? "L" : "U"; }
const char* letterOf(cublasSideMode_t side) { return side == CUBLAS_SIDE_LEFT ? "L" : "R"; }
const char* letterOf(cusolverEigMode_t mode) { return mode == CUSOLVER_EIG_MODE_VECTOR ? "V" : "N"; }
constexpr std::size_t kOne = 1;  // the length of such a text

template <typename T>
cusolverStatus_t luOf(const Caller& caller, cusolverDnHandle_t handle, int m, int n, T* a, int lda, int* pivots,
                      int* info) {
  if (handle != nullptr && pivots == nullptr && std::min(m, n) > 0)
    run().refuse(caller, "without pivots is not simulated");
  return solve(caller, handle, holds(lda, m) && n >= 0, info,
               {writes(a, m, n, lda), writes(pivots, std::max(0, std::min(m, n)))}, [&] {
                 int result = 0;
                 callLapack<T>(caller, "getrf", &m, &n, a, &lda, pivots, &result);
                 return result;
               });
}

template <typename T>
cusolverStatus_t solveByLu(const Caller& caller, cusolverDnHandle_t handle, cublasOperation_t op, int n, int sides,
                           const T* a, int lda, const int* pivots, T* b, int ldb, int* info) {
  return solve(caller, handle, holds(lda, n) && holds(ldb, n) && sides >= 0, info,
               {reads(a, n, n, lda), reads(pivots, n, 1, n), writes(b, n, sides, ldb)}, [&] {
                 int result = 0;
                 callLapack<T>(caller, "getrs", letterOf(op), &n, &sides, a, &lda, pivots, b, &ldb, &result, kOne);
                 return result;
               });
}

template <typename T>
cusolverStatus_t choleskyOf(const Caller& caller, cusolverDnHandle_t handle, cublasFillMode_t fill, int n, T* a,
                            int lda, int* info) {
  return solve(caller, handle, holds(lda, n), info, {writes(a, n, n, lda)}, [&] {
    int result = 0;
    callLapack<T>(caller, "potrf", letterOf(fill), &n, a, &lda, &result, kOne);
    return result;
  });
}

template <typename T>
cusolverStatus_t solveByCholesky(const Caller& caller, cusolverDnHandle_t handle, cublasFillMode_t fill, int n,
                                 int sides, const T* a, int lda, T* b, int ldb, int* info) {
  return solve(caller, handle, holds(lda, n) && holds(ldb, n) && sides >= 0, info,
               {reads(a, n, n, lda), writes(b, n, sides, ldb)}, [&] {
                 int result = 0;
                 callLapack<T>(caller, "potrs", letterOf(fill), &n, &sides, a, &lda, b, &ldb, &result, kOne);
                 return result;
               });
}

template <typename T>
cusolverStatus_t qrOf(const Caller& caller, cusolverDnHandle_t handle, int m, int n, T* a, int lda, T* tau, int* info) {
  return solve(caller, handle, holds(lda, m) && n >= 0, info,
               {writes(a, m, n, lda), writes(tau, std::max(0, std::min(m, n)))}, [&] {
                 return withWorkspace<T>([&](T* work, int* size, int* result) {
                   callLapack<T>(caller, "geqrf", &m, &n, a, &lda, tau, work, size, result);
                 });
               });
}

template <typename T>
cusolverStatus_t multiplyByQ(const Caller& caller, cusolverDnHandle_t handle, cublasSideMode_t side,
                             cublasOperation_t op, int m, int n, int k, const T* a, int lda, const T* tau, T* c,
                             int ldc, int* info) {
  const int order = side == CUBLAS_SIDE_LEFT ? m : n;
  return solve(caller, handle, holds(lda, order) && holds(ldc, m) && n >= 0 && k >= 0 && k <= order, info,
               {reads(a, order, k, lda), reads(tau, k, 1, k), writes(c, m, n, ldc)}, [&] {
                 return withWorkspace<T>([&](T* work, int* size, int* result) {
                   callLapack<T>(caller, "ormqr", letterOf(side), letterOf(op), &m, &n, &k, a, &lda, tau, c, &ldc, work,
                                 size, result, kOne, kOne);
                 });
               });
}

template <typename T>
cusolverStatus_t qOf(const Caller& caller, cusolverDnHandle_t handle, int m, int n, int k, T* a, int lda, const T* tau,
                     int* info) {
  return solve(caller, handle, holds(lda, m) && n >= 0 && n <= m && k >= 0 && k <= n, info,
               {writes(a, m, n, lda), reads(tau, k, 1, k)}, [&] {
                 return withWorkspace<T>([&](T* work, int* size, int* result) {
                   callLapack<T>(caller, "orgqr", &m, &n, &k, a, &lda, tau, work, size, result);
                 });
               });
}

template <typename T>
cusolverStatus_t eigenvaluesOf(const Caller& caller, cusolverDnHandle_t handle, cusolverEigMode_t mode,
                               cublasFillMode_t fill, int n, T* a, int lda, T* w, int* info) {
  return solve(caller, handle, holds(lda, n), info, {writes(a, n, n, lda), writes(w, n)}, [&] {
    int wholes = 0, sizeOfWholes = -1;
    std::vector<int> integers;
    return withWorkspace<T>([&](T* work, int* size, int* result) {
      callLapack<T>(caller, "syevd", letterOf(mode), letterOf(fill), &n, a, &lda, w, work, size,
                    integers.empty() ? &wholes : integers.data(), &sizeOfWholes, result, kOne, kOne);
      if (!integers.empty()) return;
      sizeOfWholes = std::max(1, wholes);
      integers.resize(static_cast<std::size_t>(sizeOfWholes));
    });
  });
}

template <typename T>
cusolverStatus_t singularValuesOf(const Caller& caller, cusolverDnHandle_t handle, signed char jobU, signed char jobV,
                                  int m, int n, T* a, int lda, T* s, T* u, int ldu, T* v, int ldv, int* info) {
  const auto isJob = [](signed char job) { return job == 'A' || job == 'S' || job == 'O' || job == 'N'; };
  const bool givesU = jobU == 'A' || jobU == 'S', givesV = jobV == 'A' || jobV == 'S';
  // As in cuSOLVER, a matrix is not wider than high.
  const bool fits = m >= n && n >= 0 && holds(lda, m) && isJob(jobU) && isJob(jobV) && !(jobU == 'O' && jobV == 'O') &&
                    ldu >= (givesU ? std::max(1, m) : 1) && ldv >= (givesV ? std::max(1, n) : 1);
  return solve(caller, handle, fits, info,
               {writes(a, m, n, lda), writes(s, n), writes(u, givesU ? m : 0, jobU == 'A' ? m : n, ldu),
                writes(v, givesV ? n : 0, n, ldv)},
               [&] {
                 const char letters[] = {static_cast<char>(jobU), static_cast<char>(jobV)};
                 return withWorkspace<T>([&](T* work, int* size, int* result) {
                   callLapack<T>(caller, "gesvd", &letters[0], &letters[1], &m, &n, a, &lda, s, u, &ldu, v, &ldv, work,
                                 size, result, kOne, kOne);
                 });
               });
}

}  // namespace

extern "C" {

cusolverStatus_t cusolverDnCreate(cusolverDnHandle_t* handle) {
  if (handle == nullptr) return CUSOLVER_STATUS_INVALID_VALUE;
  *handle = new cusolverDnContext;
  return CUSOLVER_STATUS_SUCCESS;
}
cusolverStatus_t cusolverDnDestroy(cusolverDnHandle_t handle) {
  if (handle == nullptr) return CUSOLVER_STATUS_NOT_INITIALIZED;
  delete handle;
  return CUSOLVER_STATUS_SUCCESS;
}
cusolverStatus_t cusolverDnSetStream(cusolverDnHandle_t handle, cudaStream_t stream) {
  if (handle == nullptr) return CUSOLVER_STATUS_NOT_INITIALIZED;
  handle->stream = stream;
  return CUSOLVER_STATUS_SUCCESS;
}
cusolverStatus_t cusolverDnGetStream(cusolverDnHandle_t handle, cudaStream_t* stream) {
  if (handle == nullptr) return CUSOLVER_STATUS_NOT_INITIALIZED;
  if (stream == nullptr) return CUSOLVER_STATUS_INVALID_VALUE;
  *stream = handle->stream;
  return CUSOLVER_STATUS_SUCCESS;
}

#define WARPBENCH_SOLVER(S, T)                                                                                         \
  cusolverStatus_t cusolverDn##S##getrf_bufferSize(cusolverDnHandle_t handle, int m, int n, T*, int lda, int* size) {  \
    return solverBuffer(handle, holds(lda, m) && n >= 0, n, size);                                                     \
  }                                                                                                                    \
  cusolverStatus_t cusolverDn##S##getrf(cusolverDnHandle_t handle, int m, int n, T* a, int lda, T*, int* pivots,       \
                                        int* info) {                                                                   \
    return luOf(WARPBENCH_CALLER("cusolverDn" #S "getrf"), handle, m, n, a, lda, pivots, info);                        \
  }                                                                                                                    \
  cusolverStatus_t cusolverDn##S##getrs(cusolverDnHandle_t handle, cublasOperation_t op, int n, int sides, const T* a, \
                                        int lda, const int* pivots, T* b, int ldb, int* info) {                        \
    return solveByLu(WARPBENCH_CALLER("cusolverDn" #S "getrs"), handle, op, n, sides, a, lda, pivots, b, ldb, info);   \
  }                                                                                                                    \
  cusolverStatus_t cusolverDn##S##potrf_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t, int n, T*, int lda,    \
                                                   int* size) {                                                        \
    return solverBuffer(handle, holds(lda, n), n, size);                                                               \
  }                                                                                                                    \
  cusolverStatus_t cusolverDn##S##potrf(cusolverDnHandle_t handle, cublasFillMode_t fill, int n, T* a, int lda, T*,    \
                                        int, int* info) {                                                              \
    return choleskyOf(WARPBENCH_CALLER("cusolverDn" #S "potrf"), handle, fill, n, a, lda, info);                       \
  }                                                                                                                    \
  cusolverStatus_t cusolverDn##S##potrs(cusolverDnHandle_t handle, cublasFillMode_t fill, int n, int sides,            \
                                        const T* a, int lda, T* b, int ldb, int* info) {                               \
    return solveByCholesky(WARPBENCH_CALLER("cusolverDn" #S "potrs"), handle, fill, n, sides, a, lda, b, ldb, info);   \
  }                                                                                                                    \
  cusolverStatus_t cusolverDn##S##geqrf_bufferSize(cusolverDnHandle_t handle, int m, int n, T*, int lda, int* size) {  \
    return solverBuffer(handle, holds(lda, m) && n >= 0, n, size);                                                     \
  }                                                                                                                    \
  cusolverStatus_t cusolverDn##S##geqrf(cusolverDnHandle_t handle, int m, int n, T* a, int lda, T* tau, T*, int,       \
                                        int* info) {                                                                   \
    return qrOf(WARPBENCH_CALLER("cusolverDn" #S "geqrf"), handle, m, n, a, lda, tau, info);                           \
  }                                                                                                                    \
  cusolverStatus_t cusolverDn##S##ormqr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t, cublasOperation_t,     \
                                                   int m, int n, int k, const T*, int, const T*, const T*, int ldc,    \
                                                   int* size) {                                                        \
    return solverBuffer(handle, holds(ldc, m) && n >= 0 && k >= 0, n, size);                                           \
  }                                                                                                                    \
  cusolverStatus_t cusolverDn##S##ormqr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t op, int m, \
                                        int n, int k, const T* a, int lda, const T* tau, T* c, int ldc, T*, int,       \
                                        int* info) {                                                                   \
    return multiplyByQ(WARPBENCH_CALLER("cusolverDn" #S "ormqr"), handle, side, op, m, n, k, a, lda, tau, c, ldc,      \
                       info);                                                                                          \
  }                                                                                                                    \
  cusolverStatus_t cusolverDn##S##orgqr_bufferSize(cusolverDnHandle_t handle, int m, int n, int k, const T*, int lda,  \
                                                   const T*, int* size) {                                              \
    return solverBuffer(handle, holds(lda, m) && n >= 0 && k >= 0, n, size);                                           \
  }                                                                                                                    \
  cusolverStatus_t cusolverDn##S##orgqr(cusolverDnHandle_t handle, int m, int n, int k, T* a, int lda, const T* tau,   \
                                        T*, int, int* info) {                                                          \
    return qOf(WARPBENCH_CALLER("cusolverDn" #S "orgqr"), handle, m, n, k, a, lda, tau, info);                         \
  }                                                                                                                    \
  cusolverStatus_t cusolverDn##S##syevd_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t, cublasFillMode_t,     \
                                                   int n, const T*, int lda, const T*, int* size) {                    \
    return solverBuffer(handle, holds(lda, n), n, size);                                                               \
  }                                                                                                                    \
  cusolverStatus_t cusolverDn##S##syevd(cusolverDnHandle_t handle, cusolverEigMode_t mode, cublasFillMode_t fill,      \
                                        int n, T* a, int lda, T* w, T*, int, int* info) {                              \
    return eigenvaluesOf(WARPBENCH_CALLER("cusolverDn" #S "syevd"), handle, mode, fill, n, a, lda, w, info);           \
  }                                                                                                                    \
  cusolverStatus_t cusolverDn##S##gesvd_bufferSize(cusolverDnHandle_t handle, int m, int n, int* size) {               \
    return solverBuffer(handle, m >= n && n >= 0, m, size);                                                            \
  }                                                                                                                    \
  cusolverStatus_t cusolverDn##S##gesvd(cusolverDnHandle_t handle, signed char jobU, signed char jobV, int m, int n,   \
                                        T* a, int lda, T* s, T* u, int ldu, T* v, int ldv, T*, int, T*, int* info) {   \
    return singularValuesOf(WARPBENCH_CALLER("cusolverDn" #S "gesvd"), handle, jobU, jobV, m, n, a, lda, s, u, ldu, v, \
                            ldv, info);                                                                                \
  }

WARPBENCH_SOLVER(S, float)
WARPBENCH_SOLVER(D, double)
#undef WARPBENCH_SOLVER

}  // extern "C"
