// SPDX-License-Identifier: GPL-3.0-or-later
// cuBLAS's functions in programs, against loops of the program's own.
#include <QJsonArray>
#include <QJsonObject>

#include "compute/program/exec_fixture.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::test;

namespace {

constexpr const char* kBlasProducts = R"(#include <cublas_v2.h>
#include <cstdio>
#include <cstdlib>
template <typename T> T* filled(int n, int seed) {
  T* a;
  cudaMallocManaged(&a, n * sizeof(T));
  for (int i = 0; i < n; ++i) a[i] = (i * 7 + seed) % 11 - 5;
  return a;
}
int main() {
  cublasHandle_t blas;
  cublasCreate(&blas);
  int wrong = 0;
  const int m = 5, n = 3, k = 7;
  for (int mode = 0; mode < 4; ++mode) {
    const bool ta = mode & 1, tb = mode & 2;
    const int lda = (ta ? k : m) + 2, ldb = (tb ? n : k) + 1, ldc = m + 3;
    float *a = filled<float>(lda * 9, 1), *b = filled<float>(ldb * 9, 2), *c = filled<float>(ldc * n, 3);
    float *before = filled<float>(ldc * n, 3);
    const float alpha = 2, beta = -1;
    if (cublasSgemm(blas, ta ? CUBLAS_OP_T : CUBLAS_OP_N, tb ? CUBLAS_OP_T : CUBLAS_OP_N, m, n, k, &alpha, a, lda, b,
                    ldb, &beta, c, ldc) != CUBLAS_STATUS_SUCCESS)
      ++wrong;
    cudaDeviceSynchronize();
    for (int j = 0; j < n; ++j)
      for (int i = 0; i < ldc; ++i) {
        float sum = 0;
        for (int l = 0; l < k; ++l) sum += (ta ? a[i * lda + l] : a[l * lda + i]) * (tb ? b[l * ldb + j] : b[j * ldb + l]);
        const float expected = i < m ? 2 * sum - before[j * ldc + i] : before[j * ldc + i];
        if (c[j * ldc + i] != expected) ++wrong;
      }
  }
  double *x = filled<double>(20, 4), *y = filled<double>(20, 5), *a = filled<double>(63, 6), *t = filled<double>(63, 0);
  double dot, norm, sum, one = 1, three = 3, zero = 0;
  int most, least;
  cublasDdot(blas, 7, x, 2, y, 1, &dot);
  cublasDnrm2(blas, 19, x, 1, &norm);
  cublasDasum(blas, 19, x, 1, &sum);
  cublasIdamax(blas, 19, x, 1, &most);
  cublasIdamin(blas, 19, x, 1, &least);
  printf("%g %g %g %d %d\n", dot, norm * norm, sum, most, least);
  cublasDaxpy(blas, 5, &three, x, 1, y, -2);
  cudaDeviceSynchronize();
  for (int i = 0; i < 9; ++i) printf("%g ", y[i]);
  cublasDgemv(blas, CUBLAS_OP_T, 7, 9, &one, a, 7, x, 1, &zero, y, 1);
  cudaDeviceSynchronize();
  printf("\n");
  for (int i = 0; i < 9; ++i) printf("%g ", y[i]);
  cublasDgeam(blas, CUBLAS_OP_T, CUBLAS_OP_N, 9, 7, &one, a, 7, &zero, a, 9, t, 9);
  cudaDeviceSynchronize();
  for (int r = 0; r < 9; ++r) for (int s = 0; s < 7; ++s) if (t[s * 9 + r] != a[r * 7 + s]) ++wrong;
  printf("\nwrong %d\n", wrong);
  double host[4] = {1, 2, 3, 4}, *device;
  cudaMalloc(&device, sizeof(host));
  printf("%d ", cublasDgemm(blas, CUBLAS_OP_N, CUBLAS_OP_N, 3, 2, 2, &one, a, 2, a, 2, &zero, t, 3));
  printf("%d ", cublasDscal(nullptr, 4, &three, device, 1));
  printf("%d ", cublasSetVector(4, 8, host, 1, device, 1));
  printf("%d\n", cublasDscal(blas, 4, &three, device, 1));
  cublasGetMatrix(2, 2, 8, device, 2, host, 2);
  printf("%g %g %g %g\n", host[0], host[1], host[2], host[3]);
  printf("%s\n", cublasGetStatusString(cublasDscal(blas, 5, &three, device, 1)));
  cublasDestroy(blas);
}
)";

}  // namespace

class TestExecBlas : public ExecTest {
  Q_OBJECT

 private slots:
  void productsAreThoseOfLoops() {
    const Outcome outcome = exec("products.cu", kBlasProducts);
    // All but the last line are those of cuBLAS, of CUDA 13.0 on an H100, and of another program.
    QVERIFY2(outcome.out.startsWith("26 195 53 2 9\n15 -4 -3 -1 1 2 -17 5 -2 \n8 -29 11 -37 69 -34 17 -20 20 \n"
                                    "wrong 0\n7 1 0 0\n3 6 9 12\nthe function failed to launch on the GPU\n"),
             qPrintable(outcome.out + outcome.err));
  }

  void eachSaysThatItIsNotCounted() {
    const QJsonObject program = document("products.cu", kBlasProducts);
    const QJsonArray launches = program["launches"].toArray();
    QCOMPARE(launches.size(), 13);
    QCOMPARE(launches[0]["kernel"].toString(), "cublasSgemm");
    QCOMPARE(launches[0]["line"].toInt(), 21);
    QCOMPARE(launches[0]["warnings"][0].toString(), "computed by plain loops: neither counted nor timed");
    QVERIFY(!launches[0]["counters"].isObject() && !launches[0]["time_ms"].isObject());
    QCOMPARE(launches[12]["kernel"].toString(), "cublasDscal");
  }

  void aPointerThatReachesTooLittleIsAFinding() {
    const Outcome outcome = exec("products.cu", kBlasProducts, {"--check"});
    QCOMPARE(outcome.code, 1);
    QVERIFY2(outcome.out.contains("products.cu:61: out-of-bounds: cublasDscal is given memory of the host, or less of the "
                                  "device's than it is to read or write\n"),
             qPrintable(outcome.out));
  }

  void whatIsNotThereIsRefusedByName() {
    Outcome outcome = exec("old.cu", "#include <cublas.h>\nint main() {}\n");
    QCOMPARE(outcome.code, 1);
    QVERIFY2(outcome.err.contains("old.cu:1"), qPrintable(outcome.err));
    QVERIFY2(outcome.err.contains("cuBLAS's interface before cublas_v2.h is not simulated"), qPrintable(outcome.err));
    outcome = exec("solve.cu", "#include <cublas_v2.h>\nint main() {\n  cublasStrsm(nullptr);\n}\n");
    QCOMPARE(outcome.code, 1);
    QVERIFY2(outcome.err.contains("solve.cu:3") && outcome.err.contains("cublasStrsm"), qPrintable(outcome.err));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecBlas>(__FILE__);
#include "test_exec_blas.moc"
