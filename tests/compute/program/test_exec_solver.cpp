// SPDX-License-Identifier: GPL-3.0-or-later
// cuSOLVER's dense factorisations in programs, by what they must fulfil.
#include <dlfcn.h>

#include "compute/program/exec_fixture.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::test;

namespace {

constexpr const char* kFactorisations = R"(#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cusolverDn.h>
#include <vector>
template <typename T> struct Solver;
#define SOLVER(S, T) \
  template <> struct Solver<T> { \
    static constexpr auto getrfSize = cusolverDn##S##getrf_bufferSize; \
    static constexpr auto getrf = cusolverDn##S##getrf; \
    static constexpr auto getrs = cusolverDn##S##getrs; \
    static constexpr auto potrf = cusolverDn##S##potrf; \
    static constexpr auto potrs = cusolverDn##S##potrs; \
    static constexpr auto geqrf = cusolverDn##S##geqrf; \
    static constexpr auto ormqr = cusolverDn##S##ormqr; \
    static constexpr auto orgqr = cusolverDn##S##orgqr; \
    static constexpr auto syevd = cusolverDn##S##syevd; \
    static constexpr auto gesvd = cusolverDn##S##gesvd; \
  };
SOLVER(S, float)
SOLVER(D, double)
int wrong = 0;
cusolverDnHandle_t handle;
template <typename T> T* managed(int n) {
  T* at;
  cudaMallocManaged(&at, n * sizeof(T) + 1);
  return at;
}
template <typename T> void test(int n) {
  const double tolerance = sizeof(T) == 4 ? 2e-4 : 1e-11;
  const int m = n + 3, ld = m + 2;
  T *a = managed<T>(ld * m), *b = managed<T>(ld * 2), *work = managed<T>(10000), *tau = managed<T>(m), *w = managed<T>(m);
  T *u = managed<T>(ld * m), *v = managed<T>(ld * m), *s = managed<T>(m);
  int *pivots = managed<int>(m), *info = managed<int>(1), size = 0;
  const auto number = [&](int i, int j) { return T((i * 17 + j * 5) % 13 - 6 + (i == j ? 20 : 0)); };
  const auto both = [&](int i, int j) { return number(std::min(i, j), std::max(i, j)) + T(i == j ? 10 * n : 0); };
  const auto fill = [&](auto f, int rows, int columns) {
    for (int j = 0; j < columns; ++j) for (int i = 0; i < rows; ++i) a[j * ld + i] = f(i, j);
  };
  const auto isSolved = [&](auto f, bool turned) {
    for (int side = 0; side < 2; ++side)
      for (int i = 0; i < n; ++i) {
        double sum = 0;
        for (int j = 0; j < n; ++j) sum += double(turned ? f(j, i) : f(i, j)) * b[side * ld + j];
        wrong += !(std::abs(sum - (i + side * 3 - 1)) < tolerance * 30);
      }
  };
  const auto sides = [&] { for (int side = 0; side < 2; ++side) for (int i = 0; i < n; ++i) b[side * ld + i] = i + side * 3 - 1; };
  for (cublasOperation_t op : {CUBLAS_OP_N, CUBLAS_OP_T}) {
    fill(number, n, n), sides();
    wrong += Solver<T>::getrfSize(handle, n, n, a, ld, &size) != 0 || size < 1;
    wrong += Solver<T>::getrf(handle, n, n, a, ld, work, pivots, info) != 0;
    cudaDeviceSynchronize();
    wrong += *info != 0;
    wrong += Solver<T>::getrs(handle, op, n, 2, a, ld, pivots, b, ld, info) != 0;
    cudaDeviceSynchronize();
    isSolved(number, op == CUBLAS_OP_T);
  }
  for (cublasFillMode_t part : {CUBLAS_FILL_MODE_LOWER, CUBLAS_FILL_MODE_UPPER}) {
    fill(both, n, n), sides();
    wrong += Solver<T>::potrf(handle, part, n, a, ld, work, 100, info) != 0;
    wrong += Solver<T>::potrs(handle, part, n, 2, a, ld, b, ld, info) != 0;
    cudaDeviceSynchronize();
    isSolved(both, false);
    fill(both, n, n);
    wrong += Solver<T>::syevd(handle, CUSOLVER_EIG_MODE_VECTOR, part, n, a, ld, w, work, 100, info) != 0;
    cudaDeviceSynchronize();
    for (int k = 0; k < n; ++k) {
      wrong += k > 0 && w[k] < w[k - 1];
      for (int i = 0; i < n; ++i) {
        double sum = 0;
        for (int j = 0; j < n; ++j) sum += double(both(i, j)) * a[k * ld + j];
        wrong += !(std::abs(sum - double(w[k]) * a[k * ld + i]) < tolerance * 10 * n);
      }
    }
  }
  // a = q r: q' a is r.
  fill(number, m, n);
  wrong += Solver<T>::geqrf(handle, m, n, a, ld, tau, work, 100, info) != 0;
  for (int j = 0; j < n; ++j) for (int i = 0; i < m; ++i) u[j * ld + i] = number(i, j);
  wrong += Solver<T>::ormqr(handle, CUBLAS_SIDE_LEFT, CUBLAS_OP_T, m, n, n, a, ld, tau, u, ld, work, 100, info) != 0;
  cudaDeviceSynchronize();
  for (int j = 0; j < n; ++j)
    for (int i = 0; i < m; ++i) wrong += !(std::abs(u[j * ld + i] - (i <= j ? a[j * ld + i] : T(0))) < tolerance);
  std::vector<T> r(a, a + ld * m);
  wrong += Solver<T>::orgqr(handle, m, n, n, a, ld, tau, work, 100, info) != 0;
  cudaDeviceSynchronize();
  for (int j = 0; j < n; ++j)
    for (int i = 0; i < m; ++i) {
      double sum = 0;
      for (int k = 0; k <= j; ++k) sum += double(a[k * ld + i]) * r[j * ld + k];
      wrong += !(std::abs(sum - number(i, j)) < tolerance);
    }
  fill(number, m, n);
  wrong += Solver<T>::gesvd(handle, 'A', 'A', m, n, a, ld, s, u, ld, v, ld, work, 100, nullptr, info) != 0;
  cudaDeviceSynchronize();
  for (int j = 0; j < n; ++j)
    for (int i = 0; i < m; ++i) {
      double sum = 0;
      for (int k = 0; k < n; ++k) sum += double(u[k * ld + i]) * s[k] * v[j * ld + k];
      wrong += !(std::abs(sum - number(i, j)) < tolerance) || (i > 0 && i < n && s[i] > s[i - 1]);
    }
}
int main() {
  cusolverDnCreate(&handle);
  test<double>(7);
  test<float>(5);
  test<double>(1);
  double* a = managed<double>(9);
  int *pivots = managed<int>(3), *info = managed<int>(1);
  for (int i = 0; i < 9; ++i) a[i] = 1;
  printf("%d ", cusolverDnDgetrf(handle, 3, 3, a, 3, a, pivots, info));
  cudaDeviceSynchronize();
  printf("%d ", *info);  // the second pivot is 0
  printf("%d %d ", cusolverDnDgetrf(handle, 3, 3, a, 2, a, pivots, info), cusolverDnDgetrf(nullptr, 3, 3, a, 3, a, pivots, info));
  printf("%d ", cusolverDnDgesvd(handle, 'A', 'A', 2, 3, a, 3, a, a, 3, a, 3, a, 9, nullptr, info));
  printf("wrong %d\n", wrong);
})";

class TestExecSolver : public ExecTest {
  Q_OBJECT
 private slots:
  void factorisationsFulfilTheirEquations() {
    const Outcome outcome = exec("solver.cu", kFactorisations);
    if (::dlopen("liblapack.so.3", RTLD_NOW) == nullptr) {
      QVERIFY2(outcome.err.contains("needs LAPACK, which is not installed here"), qPrintable(outcome.err));
      return;
    }
    QVERIFY2(outcome.out.startsWith("0 2 3 1 3 wrong 0\n"), qPrintable(outcome.out + outcome.err));
    QVERIFY(outcome.out.contains("cusolverDnDgesvd"));
  }
  void aFactorisationWithoutPivotsIsRefused() {
    const Outcome outcome = exec("pivots.cu",
                                 "#include <cusolverDn.h>\nint main() {\n  cusolverDnHandle_t h;\n"
                                 "  cusolverDnCreate(&h);\n  float* a;\n  cudaMalloc(&a, 16);\n"
                                 "  return cusolverDnSgetrf(h, 2, 2, a, 2, a, nullptr, (int*)a);\n}\n");
    QVERIFY2(outcome.err.contains("pivots.cu:7: cusolverDnSgetrf without pivots is not simulated"),
             qPrintable(outcome.err));
    QCOMPARE(outcome.code, 1);
  }
};

}  // namespace

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecSolver>(__FILE__);
#include "test_exec_solver.moc"
