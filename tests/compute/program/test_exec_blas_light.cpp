// SPDX-License-Identifier: GPL-3.0-or-later
// cuBLASLt's products in programs, against loops of the program's own.
#include "compute/program/exec_fixture.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::test;

namespace {

constexpr const char* kLightProducts = R"(#include <cublasLt.h>
#include <cmath>
#include <cstdio>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
int wrong = 0;
cublasLtHandle_t light;
template <typename T> T* filled(int n, int seed) {
  T* a;
  cudaMallocManaged(&a, n * sizeof(T));
  for (int i = 0; i < n; ++i) a[i] = T(float((i * 7 + seed) % 5 - 2));
  return a;
}
double gelu(double x) { return 0.5 * x * (1 + std::tanh(std::sqrt(2 / M_PI) * (x + 0.044715 * x * x * x))); }
template <typename T> void test(cudaDataType type, int m, int n, int k, bool ta, bool tb, int order, unsigned epilogue) {
  const bool rows = order == CUBLASLT_ORDER_ROW;
  const int ha = ta ? k : m, wa = ta ? m : k, hb = tb ? n : k, wb = tb ? k : n, pad = 3;
  const int lda = (rows ? wa : ha) + pad, ldb = (rows ? wb : hb) + pad, ldc = (rows ? n : m) + pad;
  T *a = filled<T>(lda * (rows ? ha : wa), 1), *b = filled<T>(ldb * (rows ? hb : wb), 2);
  T *c = filled<T>(ldc * (rows ? m : n), 3), *d = filled<T>(ldc * (rows ? m : n), 4), *bias = filled<T>(m, 5);
  T *aside = filled<T>(ldc * (rows ? m : n), 6);
  cublasLtMatmulDesc_t desc;
  cublasLtMatrixLayout_t la, lb, lc, ld;
  cublasLtMatmulPreference_t preference;
  cublasLtMatmulDescCreate(&desc, CUBLAS_COMPUTE_32F, CUDA_R_32F);
  const cublasOperation_t opA = ta ? CUBLAS_OP_T : CUBLAS_OP_N, opB = tb ? CUBLAS_OP_T : CUBLAS_OP_N;
  cublasLtMatmulDescSetAttribute(desc, CUBLASLT_MATMUL_DESC_TRANSA, &opA, sizeof opA);
  cublasLtMatmulDescSetAttribute(desc, CUBLASLT_MATMUL_DESC_TRANSB, &opB, sizeof opB);
  cublasLtMatmulDescSetAttribute(desc, CUBLASLT_MATMUL_DESC_EPILOGUE, &epilogue, sizeof epilogue);
  if (epilogue & 4) cublasLtMatmulDescSetAttribute(desc, CUBLASLT_MATMUL_DESC_BIAS_POINTER, &bias, sizeof bias);
  const long long asideHeight = ldc;
  if (epilogue & 128)
    cublasLtMatmulDescSetAttribute(desc, CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_POINTER, &aside, sizeof aside);
  cublasLtMatmulDescSetAttribute(desc, CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_LD, &asideHeight, sizeof asideHeight);
  cublasLtMatrixLayoutCreate(&la, type, ha, wa, lda);
  cublasLtMatrixLayoutCreate(&lb, type, hb, wb, ldb);
  cublasLtMatrixLayoutCreate(&lc, type, m, n, ldc);
  cublasLtMatrixLayoutCreate(&ld, type, m, n, ldc);
  for (cublasLtMatrixLayout_t each : {la, lb, lc, ld})
    cublasLtMatrixLayoutSetAttribute(each, CUBLASLT_MATRIX_LAYOUT_ORDER, &order, sizeof order);
  cublasLtMatmulPreferenceCreate(&preference);
  size_t workspace = 1 << 20;
  cublasLtMatmulPreferenceSetAttribute(preference, CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES, &workspace, sizeof workspace);
  cublasLtMatmulHeuristicResult_t found;
  int count = 0;
  const float alpha = 2, beta = -1;
  // In row order, a bias or auxiliary output is not supported.
  const bool refused = rows && (epilogue & 132);
  const int status = refused ? CUBLAS_STATUS_NOT_SUPPORTED : CUBLAS_STATUS_SUCCESS;
  if (cublasLtMatmulAlgoGetHeuristic(light, desc, la, lb, lc, ld, preference, 1, &found, &count) != status) ++wrong;
  if (cublasLtMatmul(light, desc, &alpha, a, la, b, lb, &beta, c, lc, d, ld, nullptr, nullptr, 0, 0) != status) ++wrong;
  if (refused) return;
  wrong += count != 1;
  cudaDeviceSynchronize();
  const auto at = [&](const T* x, int height, bool turned, int row, int column) {
    if (turned != rows) return double(float(x[row * height + column]));
    return double(float(x[column * height + row]));
  };
  for (int i = 0; i < m; ++i)
    for (int j = 0; j < n; ++j) {
      double sum = 0;
      for (int l = 0; l < k; ++l) sum += at(a, lda, ta, i, l) * at(b, ldb, tb, l, j);
      double want = 2 * sum - at(c, ldc, false, i, j) + (epilogue & 4 ? double(float(bias[i])) : 0);
      if (epilogue & 128 && at(aside, ldc, false, i, j) != double(float(T(float(want))))) ++wrong;
      if (epilogue & 2) want = want > 0 ? want : 0;
      if (epilogue & 32) want = gelu(want);
      if (at(d, ldc, false, i, j) != double(float(T(float(want))))) ++wrong;
    }
  if (cublasLtMatmulPreferenceDestroy(preference) || cublasLtMatmulDescDestroy(desc) || cublasLtMatrixLayoutDestroy(la))
    ++wrong;
}
int main() {
  cublasLtCreate(&light);
  for (int mode = 0; mode < 8; ++mode)
    for (unsigned epilogue : {1u, 2u, 4u, 6u, 32u, 36u, 160u, 164u})
      test<float>(CUDA_R_32F, 5, 3, 7, mode & 1, mode & 2, mode & 4 ? CUBLASLT_ORDER_ROW : CUBLASLT_ORDER_COL, epilogue);
  test<__half>(CUDA_R_16F, 7, 9, 4, true, false, CUBLASLT_ORDER_COL, 36);
  test<__nv_bfloat16>(CUDA_R_16BF, 1, 5, 3, false, true, CUBLASLT_ORDER_ROW, 6);
  printf("wrong %d\n", wrong);
})";

constexpr const char* kLightNumbers = R"(#include <cublasLt.h>
#include <cstdio>
int main() {
  cublasLtHandle_t light;
  cublasLtCreate(&light);
  unsigned char *a, *b;
  float *d, *scale;
  cudaMallocManaged(&a, 64);
  cudaMallocManaged(&b, 16);
  cudaMallocManaged(&d, 4 * 4);
  cudaMalloc(&scale, 4);
  const float three = 3;
  cudaMemcpy(scale, &three, 4, cudaMemcpyHostToDevice);
  // e4m3: 1, -0.5, 448, 2^-9; and once more with NaN.
  const unsigned char numbers[] = {0x38, 0xb0, 0x7e, 0x01};
  for (int i = 0; i < 64; ++i) a[i] = 0;
  for (int i = 0; i < 16; ++i) a[i] = i < 4 ? numbers[i] : 0, a[16 + i] = i ? 0 : 0x7f, b[i] = i < 4 ? 0x3c : 0;  // e5m2: 1
  cublasLtMatmulDesc_t desc;
  cublasLtMatrixLayout_t la, lb, ld, odd;
  cublasLtMatmulDescCreate(&desc, CUBLAS_COMPUTE_32F, CUDA_R_32F);
  const cublasOperation_t turned = CUBLAS_OP_T;
  cublasLtMatrixLayoutCreate(&la, CUDA_R_8F_E4M3, 16, 4, 16);
  cublasLtMatrixLayoutCreate(&odd, CUDA_R_8F_E4M3, 16, 4, 17);
  cublasLtMatrixLayoutCreate(&lb, CUDA_R_8F_E5M2, 16, 1, 16);
  cublasLtMatrixLayoutCreate(&ld, CUDA_R_32F, 4, 1, 4);
  cublasLtMatrixLayout_t two, result;
  cublasLtMatrixLayoutCreate(&two, CUDA_R_8F_E4M3, 16, 2, 16);
  cublasLtMatrixLayoutCreate(&result, CUDA_R_32F, 2, 1, 2);
  const float one = 1, zero = 0;
  printf("%d ", cublasLtMatmul(light, desc, &one, a, la, b, lb, &zero, d, ld, d, ld, nullptr, nullptr, 0, 0));
  cublasLtMatmulDescSetAttribute(desc, CUBLASLT_MATMUL_DESC_TRANSA, &turned, sizeof turned);
  printf("%d ", cublasLtMatmul(light, desc, &one, a, odd, b, lb, &zero, d, ld, d, ld, nullptr, nullptr, 0, 0));
  printf("%d ", cublasLtMatmul(light, desc, &one, a, two, b, lb, &zero, d, result, d, result, nullptr, nullptr, 0, 0));
  printf("%d ", cublasLtMatmul(light, desc, &one, a, la, b, lb, &zero, d, ld, d, ld, nullptr, nullptr, 0, 0));
  cudaDeviceSynchronize();
  printf("%.9g %d ", d[0], d[1] != d[1]);
  cublasLtMatmulDescSetAttribute(desc, CUBLASLT_MATMUL_DESC_A_SCALE_POINTER, &scale, sizeof scale);
  cublasLtMatmul(light, desc, &one, a, la, b, lb, &zero, d, ld, d, ld, nullptr, nullptr, 0, 0);
  cudaDeviceSynchronize();
  printf("%.9g\n", d[0]);
})";

constexpr const char* kLightMistakes = R"(#include <cublasLt.h>
#include <cstdio>
int main() {
  cublasLtHandle_t light;
  cublasLtMatmulDesc_t desc;
  cublasLtMatrixLayout_t a, b, d;
  cublasLtMatmulPreference_t preference;
  cublasLtCreate(&light);
  cublasLtMatmulDescCreate(&desc, CUBLAS_COMPUTE_32F, CUDA_R_32F);
  cublasLtMatrixLayoutCreate(&a, CUDA_R_32F, 2, 3, 2);
  cublasLtMatrixLayoutCreate(&b, CUDA_R_32F, 4, 2, 4);
  cublasLtMatrixLayoutCreate(&d, CUDA_R_32F, 2, 2, 2);
  cublasLtMatmulPreferenceCreate(&preference);
  const float one = 1;
  int wide = 4, count = -1, value = 0;
  size_t written = 0;
  cublasLtMatmulHeuristicResult_t found;
  float* memory;
  cudaMalloc(&memory, 1024);
  const auto multiply = [&](cublasLtHandle_t handle, const float* x) {
    return cublasLtMatmul(handle, desc, &one, x, a, memory, b, &one, memory, d, memory, d, nullptr, nullptr, 0, 0);
  };
  printf("%d %d ", multiply(nullptr, memory), multiply(light, memory));
  printf("%d ", cublasLtMatmulAlgoGetHeuristic(light, desc, a, b, d, d, preference, 1, &found, &count));
  printf("%d ", count);
  printf("%d ", cublasLtMatmulDescSetAttribute(desc, CUBLASLT_MATMUL_DESC_EPILOGUE, &wide, 8));
  printf("%d ", cublasLtMatmulDescSetAttribute(nullptr, CUBLASLT_MATMUL_DESC_EPILOGUE, &wide, 4));
  printf("%d ", cublasLtMatrixLayoutGetAttribute(a, CUBLASLT_MATRIX_LAYOUT_ORDER, &value, 4, &written));
  printf("%zu %d ", written, value);
  cublasLtMatrixLayoutCreate(&b, CUDA_R_32F, 3, 2, 3);
  cublasLtMatmulDescSetAttribute(desc, CUBLASLT_MATMUL_DESC_EPILOGUE, &wide, 4);
  printf("%d ", multiply(light, memory));  // a bias without a pointer
  wide = 1;
  cublasLtMatmulDescSetAttribute(desc, CUBLASLT_MATMUL_DESC_EPILOGUE, &wide, 4);
  printf("%d ", multiply(light, memory));
  // Pointers that the epilogue does not use
  cublasLtMatmulDescSetAttribute(desc, CUBLASLT_MATMUL_DESC_BIAS_POINTER, &memory, sizeof memory);
  printf("%d ", multiply(light, memory));
  void* none = nullptr;
  cublasLtMatmulDescSetAttribute(desc, CUBLASLT_MATMUL_DESC_BIAS_POINTER, &none, sizeof none);
  cublasLtMatmulDescSetAttribute(desc, CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_POINTER, &memory, sizeof memory);
  printf("%d ", multiply(light, memory));
  wide = CUBLASLT_EPILOGUE_RELU;
  cublasLtMatmulDescSetAttribute(desc, CUBLASLT_MATMUL_DESC_EPILOGUE, &wide, 4);
  printf("%d\n", multiply(light, memory));
})";

class TestExecBlasLight : public ExecTest {
  Q_OBJECT
 private slots:
  void productsAreThoseOfLoops() {
    const Outcome outcome = exec("light.cu", kLightProducts);
    QVERIFY2(outcome.out.startsWith("wrong 0\n"), qPrintable(outcome.out + outcome.err));
    QVERIFY(outcome.out.contains("cublasLtMatmul"));
  }
  void numbersOfEightBits() {
    const Outcome outcome = exec("eight.cu", kLightNumbers);
    QVERIFY2(outcome.out.startsWith("7 15 15 0 448.501953 1 1345.50586\n"), qPrintable(outcome.out + outcome.err));
  }
  void mistakesGetTheLibrarysStatus() {
    const Outcome outcome = exec("mistakes.cu", kLightMistakes);
    QVERIFY2(outcome.out.startsWith("1 7 7 -1 7 7 0 4 0 7 0 7 0 15\n"),
             qPrintable(outcome.out + outcome.err));
  }
  void othersAreRefusedByName() {
    const Outcome outcome =
        exec("other.cu",
             "#include <cublasLt.h>\nint main() {\n  cublasLtHandle_t light;\n  cublasLtMatmulDesc_t desc;\n"
             "  cublasLtMatrixLayout_t a;\n  cublasLtCreate(&light);\n"
             "  cublasLtMatmulDescCreate(&desc, CUBLAS_COMPUTE_32F, CUDA_R_32F);\n"
             "  cublasLtMatrixLayoutCreate(&a, CUDA_R_32F, 2, 2, 2);\n  unsigned epilogue = CUBLASLT_EPILOGUE_BGRADB;\n"
             "  cublasLtMatmulDescSetAttribute(desc, CUBLASLT_MATMUL_DESC_EPILOGUE, &epilogue, 4);\n"
             "  const float one = 1;\n  float* m;\n  cudaMalloc(&m, 16);\n"
             "  return cublasLtMatmul(light, desc, &one, m, a, m, a, &one, m, a, m, a, nullptr, nullptr, 0, 0);\n}\n");
    QVERIFY2(outcome.err.contains("other.cu:14: cublasLtMatmul with the epilogue 512 is not simulated"),
             qPrintable(outcome.err));
    QCOMPARE(outcome.code, 1);
  }
};

}  // namespace

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecBlasLight>(__FILE__);
#include "test_exec_blas_light.moc"
