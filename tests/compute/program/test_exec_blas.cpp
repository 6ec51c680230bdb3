// SPDX-License-Identifier: GPL-3.0-or-later
// cuBLAS's functions in programs, against loops of the program's own.
#include <QJsonArray>
#include <QJsonObject>
#include <cmath>

#include "compute/program/exec_fixture.h"
#include "model/gpu_profile.h"
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

constexpr const char* kMixedProducts = R"(#include <cublas_v2.h>
#include <cuda_bf16.h>
#include <cstdio>
template <typename T> struct Type;
template <> struct Type<__half> { static constexpr cudaDataType k = CUDA_R_16F; };
template <> struct Type<__nv_bfloat16> { static constexpr cudaDataType k = CUDA_R_16BF; };
template <> struct Type<float> { static constexpr cudaDataType k = CUDA_R_32F; };
template <> struct Type<double> { static constexpr cudaDataType k = CUDA_R_64F; };
template <> struct Type<signed char> { static constexpr cudaDataType k = CUDA_R_8I; };
template <> struct Type<int> { static constexpr cudaDataType k = CUDA_R_32I; };
cublasHandle_t blas;
template <typename A, typename C, typename S> int products(cublasComputeType_t compute) {
  const int m = 7, n = 5, k = 11, count = 3;
  int wrong = 0;
  for (int mode = 0; mode < 4; ++mode) {
    const bool ta = mode & 1, tb = mode & 2;
    const int lda = (ta ? k : m) + 3, ldb = (tb ? n : k) + 1, ldc = m + 2;
    const long sa = lda * (ta ? m : k) + 5, sb = ldb * (tb ? k : n) + 7, sc = ldc * n + 11;
    A *a, *b; C *c, *before;
    cudaMallocManaged(&a, sizeof(A) * sa * count); cudaMallocManaged(&b, sizeof(A) * sb * count);
    cudaMallocManaged(&c, sizeof(C) * sc * count); cudaMallocManaged(&before, sizeof(C) * sc * count);
    for (long i = 0; i < sa * count; ++i) a[i] = A(float((i * 7 + 1) % 5 - 2));
    for (long i = 0; i < sb * count; ++i) b[i] = A(float((i * 5 + 2) % 7 - 3));
    for (long i = 0; i < sc * count; ++i) c[i] = before[i] = C(float(i % 9));
    const S alpha = S(2), beta = S(-1);
    const auto opA = ta ? CUBLAS_OP_T : CUBLAS_OP_N, opB = tb ? CUBLAS_OP_T : CUBLAS_OP_N;
    const auto ta_ = Type<A>::k, tc = Type<C>::k;
    if (cublasGemmStridedBatchedEx(blas, opA, opB, m, n, k, &alpha, a, ta_, lda, sa, b, ta_, ldb, sb, &beta, c, tc, ldc, sc,
                                   count, compute, CUBLAS_GEMM_DEFAULT)) ++wrong;
    cudaDeviceSynchronize();
    for (int q = 0; q < count; ++q) for (int j = 0; j < n; ++j) for (int i = 0; i < ldc; ++i) {
      float sum = 0;
      for (int l = 0; l < k && i < m; ++l)
        sum += float(a[q * sa + (ta ? i * lda + l : l * lda + i)]) * float(b[q * sb + (tb ? l * ldb + j : j * ldb + l)]);
      const float old = float(before[q * sc + j * ldc + i]);
      if (float(c[q * sc + j * ldc + i]) != (i < m ? 2 * sum - old : old)) ++wrong;
    }
    if (cublasGemmEx(blas, opA, opB, m, n, k, &alpha, a, ta_, lda, b, ta_, ldb, &beta, before, tc, ldc, compute,
                     CUBLAS_GEMM_DEFAULT)) ++wrong;
    cudaDeviceSynchronize();
    for (int i = 0; i < ldc * n; ++i) if (float(before[i]) != float(c[i])) ++wrong;
  }
  return wrong;
}
int main() {
  cublasCreate(&blas);
  int wrong = products<__half, __half, float>(CUBLAS_COMPUTE_32F) + products<__half, float, float>(CUBLAS_COMPUTE_32F) +
              products<__half, __half, __half>(CUBLAS_COMPUTE_16F) +
              products<__nv_bfloat16, float, float>(CUBLAS_COMPUTE_32F) +
              products<float, float, float>(CUBLAS_COMPUTE_32F_FAST_TF32) +
              products<double, double, double>(CUBLAS_COMPUTE_64F) +
              products<signed char, int, int>(CUBLAS_COMPUTE_32I);
  __half *h, one = __float2half(1), zero = __float2half(0);
  cudaMallocManaged(&h, 64);
  for (int i = 0; i < 4; ++i) h[i] = __float2half(i + 1);
  if (cublasHgemm(blas, CUBLAS_OP_N, CUBLAS_OP_N, 2, 2, 2, &one, h, 2, h, 2, &zero, h + 4, 2)) ++wrong;
  cudaDeviceSynchronize();
  const float square[] = {7, 10, 15, 22};
  for (int i = 0; i < 4; ++i) if (__half2float(h[4 + i]) != square[i]) ++wrong;
  float f = 1;
  const auto product = [&](cudaDataType a, cudaDataType b, int lda) {
    return cublasGemmEx(blas, CUBLAS_OP_N, CUBLAS_OP_N, 2, 2, 2, &f, h, a, lda, h, b, 2, &f, h + 4, CUDA_R_32F, 2,
                        CUBLAS_COMPUTE_32F, CUBLAS_GEMM_DEFAULT);
  };
  printf("wrong %d, %d %d %d\n", wrong, product(CUDA_R_16F, CUDA_R_32F, 2), product(CUDA_C_32F, CUDA_C_32F, 2),
         product(CUDA_R_16F, CUDA_R_16F, 1));
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

  void eachSaysThatItIsNotCountedAndItsTimeAnEstimate() {
    const QJsonObject program = document("products.cu", kBlasProducts);
    const QJsonArray launches = program["launches"].toArray();
    QCOMPARE(launches.size(), 13);
    QCOMPARE(launches[0]["kernel"].toString(), "cublasSgemm");
    QCOMPARE(launches[0]["line"].toInt(), 21);
    QCOMPARE(launches[0]["warnings"][0].toString(),
             "computed by plain loops and not counted; its time is estimated from its bytes and operations");
    QVERIFY(!launches[0]["counters"].isObject());
    QCOMPARE(launches[0]["origin"].toString(), "modelled");
    QCOMPARE(launches[12]["kernel"].toString(), "cublasDscal");
  }

  // An H200 takes 488, 4.7 and 2,713 us, and 20 for that of 512.
  void callsTakeTheTimeOfTheirBytesOrOperations() {
    const QJsonObject program = document("times.cu", R"(#include <cublas_v2.h>
int main() {
  cublasHandle_t blas;
  cublasCreate(&blas);
  float *a, *b, one = 1, dot;
  cudaMalloc(&a, 1 << 22);
  cudaMalloc(&b, 1 << 22);
  cudaMemset(a, 0, 1 << 22);
  cudaMemset(b, 0, 1 << 22);
  cublasSaxpy(blas, 1 << 20, &one, a, 1, b, 1);
  cublasSgemm(blas, CUBLAS_OP_N, CUBLAS_OP_N, 256, 384, 100, &one, a, 256, a, 100, &one, b, 256);
  cublasSdot(blas, 1000, a, 1, b, 1, &dot);
  cublasDestroy(blas);
})");
    const QJsonArray launches = program["launches"].toArray();
    const auto timeOf = [&](int i) { return launches[i]["time_ms"]["median"].toDouble(); };
    const GpuProfile& profile = defaultProfile();
    QCOMPARE(timeOf(0), 0.002 + 12.0 * (1 << 20) / (0.8 * profile.copyBandwidthGbs * 1e6));
    QCOMPARE(timeOf(1), 0.006 + 2.0 * 256 * 384 * 100 / (0.76 * profile.peakGflopsFp32() * 1e6) /
                                    std::sqrt(6.0 / profile.multiprocessors));
    const double bandwidth = profile.copyBandwidthGbs * 1e6;
    QCOMPARE(timeOf(2), 0.018 + 8000 / bandwidth);
    const QJsonArray work = program["timeline"]["work"].toArray();
    QCOMPARE(work.size(), 5);
    QCOMPARE(work[3]["launch"].toInt(), 2);
    QCOMPARE(work[3]["ms"].toDouble(), timeOf(1));
  }

  void productsOfMixedTypesAreThoseOfLoops() {
    const Outcome outcome = exec("mixed.cu", kMixedProducts);
    QVERIFY2(outcome.out.startsWith("wrong 0, 15 15 7\n"), qPrintable(outcome.out + outcome.err));
  }

  void aPointerThatReachesTooLittleIsAFinding() {
    const Outcome outcome = exec("products.cu", kBlasProducts, {"--check"});
    QCOMPARE(outcome.code, 1);
    QVERIFY2(outcome.out.contains("products.cu:61: out-of-bounds: cublasDscal gets host memory, or less device memory "
                                  "than it reads or writes ["),
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
