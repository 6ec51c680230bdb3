// SPDX-License-Identifier: GPL-3.0-or-later
// cuSPARSE's generic functions in programs, against loops of the program's own.
#include "compute/program/exec_fixture.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::test;

namespace {

constexpr const char* kProducts = R"(#include <cstdio>
#include <cusparse.h>
#include <vector>
int wrong = 0;
cusparseHandle_t handle;
void* buffer;
template <typename T> T* copied(const std::vector<T>& from) {
  T* at;
  cudaMallocManaged(&at, (from.size() + 1) * sizeof(T));
  for (size_t i = 0; i < from.size(); ++i) at[i] = from[i];
  return at;
}
template <typename T, typename Index> void test(int rows, int columns, int format, int base, bool turned) {
  const cudaDataType type = sizeof(T) == 4 ? CUDA_R_32F : CUDA_R_64F;
  const cusparseIndexType_t indexType = sizeof(Index) == 4 ? CUSPARSE_INDEX_32I : CUSPARSE_INDEX_64I;
  std::vector<T> dense(rows * columns), values;
  std::vector<Index> offsets{Index(base)}, first, second;
  for (int i = 0; i < rows * columns; ++i) dense[i] = i * 7 % 5 == 2 ? i % 9 - 4 : 0;
  const int lines = format == 2 ? columns : rows;
  for (int line = 0; line < lines; ++line) {
    for (int i = 0; i < rows * columns / lines; ++i) {
      const T value = format == 2 ? dense[i * columns + line] : dense[line * columns + i];
      if (value == 0) continue;
      values.push_back(value);
      first.push_back(line + base);
      second.push_back(i + base);
    }
    offsets.push_back(values.size() + base);
  }
  cusparseSpMatDescr_t a;
  const auto csr = format == 1 ? cusparseCreateCsr : cusparseCreateCsc;
  const auto b = cusparseIndexBase_t(base);
  Index *at = copied(offsets), *outer = copied(first), *inner = copied(second);
  T* numbers = copied(values);
  if (format == 3 ? cusparseCreateCoo(&a, rows, columns, values.size(), outer, inner, numbers, indexType, b, type)
                  : csr(&a, rows, columns, values.size(), at, inner, numbers, indexType, indexType, b, type))
    ++wrong;
  const cusparseOperation_t op = turned ? CUSPARSE_OPERATION_TRANSPOSE : CUSPARSE_OPERATION_NON_TRANSPOSE;
  const int m = turned ? columns : rows, k = turned ? rows : columns, n = 3;
  const auto at2 = [&](int i, int l) { return turned ? dense[l * columns + i] : dense[i * columns + l]; };
  std::vector<T> x(k), y(m), many(k * n), result((m + 2) * n);
  for (int i = 0; i < k; ++i) x[i] = i % 4 - 1;
  for (int i = 0; i < m; ++i) y[i] = i % 3;
  for (int i = 0; i < k * n; ++i) many[i] = i % 5 - 2;
  for (size_t i = 0; i < result.size(); ++i) result[i] = i;
  T *xs = copied(x), *ys = copied(y), *manys = copied(many), *results = copied(result);
  cusparseDnVecDescr_t vx, vy;
  cusparseDnMatDescr_t mb, mc;
  cusparseCreateDnVec(&vx, k, xs, type);
  cusparseCreateDnVec(&vy, m, ys, type);
  cusparseCreateDnMat(&mb, k, n, n, manys, type, CUSPARSE_ORDER_ROW);
  cusparseCreateDnMat(&mc, m, n, m + 2, results, type, CUSPARSE_ORDER_COL);
  const T alpha = 2, beta = -3;
  size_t bytes = 1;
  if (cusparseSpMV_bufferSize(handle, op, &alpha, a, vx, &beta, vy, type, CUSPARSE_SPMV_ALG_DEFAULT, &bytes) ||
      cusparseSpMV(handle, op, &alpha, a, vx, &beta, vy, type, CUSPARSE_SPMV_ALG_DEFAULT, buffer))
    ++wrong;
  if (cusparseSpMM_bufferSize(handle, op, CUSPARSE_OPERATION_NON_TRANSPOSE, &alpha, a, mb, &beta, mc, type,
                              CUSPARSE_SPMM_ALG_DEFAULT, &bytes) ||
      cusparseSpMM(handle, op, CUSPARSE_OPERATION_NON_TRANSPOSE, &alpha, a, mb, &beta, mc, type,
                   CUSPARSE_SPMM_ALG_DEFAULT, nullptr))
    ++wrong;
  cudaDeviceSynchronize();
  for (int i = 0; i < m; ++i) {
    T sum = 0;
    for (int l = 0; l < k; ++l) sum += at2(i, l) * x[l];
    if (ys[i] != 2 * sum - 3 * y[i]) ++wrong;
    for (int j = 0; j < n; ++j) {
      T each = 0;
      for (int l = 0; l < k; ++l) each += at2(i, l) * many[l * n + j];
      if (results[j * (m + 2) + i] != 2 * each - 3 * result[j * (m + 2) + i]) ++wrong;
    }
  }
  for (int j = 0; j < n; ++j)
    if (results[j * (m + 2) + m] != result[j * (m + 2) + m]) ++wrong;
  // To a dense matrix, and back.
  T* whole = copied(std::vector<T>(rows * columns, T(9)));
  cusparseDnMatDescr_t d;
  cusparseCreateDnMat(&d, rows, columns, columns, whole, type, CUSPARSE_ORDER_ROW);
  if (cusparseSparseToDense(handle, a, d, CUSPARSE_SPARSETODENSE_ALG_DEFAULT, buffer)) ++wrong;
  cudaDeviceSynchronize();
  for (int i = 0; i < rows * columns; ++i) wrong += whole[i] != dense[i];
  cusparseSpMatDescr_t back;
  Index *at3 = copied(std::vector<Index>(lines + 1, Index(77))), *outer3 = copied(first), *inner3 = copied(first);
  T* numbers3 = copied(std::vector<T>(values.size(), T(5)));
  if (format == 3)
    cusparseCreateCoo(&back, rows, columns, 0, nullptr, nullptr, nullptr, indexType, b, type);
  else
    csr(&back, rows, columns, 0, at3, nullptr, nullptr, indexType, indexType, b, type);
  if (cusparseDenseToSparse_analysis(handle, d, back, CUSPARSE_DENSETOSPARSE_ALG_DEFAULT, buffer)) ++wrong;
  int64_t r = 0, c = 0, entries = 0;
  cusparseSpMatGetSize(back, &r, &c, &entries);
  if (r != rows || c != columns || entries != int64_t(values.size())) ++wrong;
  if (format == 3)
    cusparseCooSetPointers(back, outer3, inner3, numbers3);
  else
    wrong += (format == 1 ? cusparseCsrSetPointers : cusparseCscSetPointers)(back, at3, inner3, numbers3) != 0;
  if (cusparseDenseToSparse_convert(handle, d, back, CUSPARSE_DENSETOSPARSE_ALG_DEFAULT, nullptr)) ++wrong;
  cudaDeviceSynchronize();
  for (size_t i = 0; i < values.size(); ++i)
    wrong += inner3[i] != second[i] || numbers3[i] != values[i] || (format == 3 && outer3[i] != first[i]);
  for (int i = 0; format != 3 && i <= lines; ++i) wrong += at3[i] != offsets[i];
}
int main() {
  cusparseCreate(&handle);
  cudaMalloc(&buffer, 64);
  for (int format = 1; format <= 3; ++format)
    for (int base = 0; base < 2; ++base)
      for (bool turned : {false, true}) {
        test<float, int>(7, 5, format, base, turned);
        test<double, long long>(1, 9, format, base, turned);
        test<double, int>(11, 1, format, base, turned);
      }
  printf("wrong %d\n", wrong);
})";

constexpr const char* kSolutions = R"(#include <cstdio>
#include <cusparse.h>
int main() {
  // 2 1 0 / 4 5 3 / 0 6 7, whose triangles the attributes choose.
  const int offsets[] = {0, 2, 5, 7}, columns[] = {0, 1, 0, 1, 2, 1, 2};
  const double values[] = {2, 1, 4, 5, 3, 6, 7}, sides[] = {4, 22, 33};
  cusparseHandle_t handle;
  cusparseSpMatDescr_t a;
  cusparseDnVecDescr_t x, y;
  cusparseSpSVDescr_t solution;
  int *at, *places;
  double *numbers, *xs, *ys;
  cudaMalloc(&at, sizeof offsets);
  cudaMalloc(&places, sizeof columns);
  cudaMalloc(&numbers, sizeof values);
  cudaMalloc(&xs, sizeof sides);
  cudaMallocManaged(&ys, sizeof sides);
  cudaMemcpy(at, offsets, sizeof offsets, cudaMemcpyHostToDevice);
  cudaMemcpy(places, columns, sizeof columns, cudaMemcpyHostToDevice);
  cudaMemcpy(numbers, values, sizeof values, cudaMemcpyHostToDevice);
  cudaMemcpy(xs, sides, sizeof sides, cudaMemcpyHostToDevice);
  cusparseCreate(&handle);
  cusparseCreateCsr(&a, 3, 3, 7, at, places, numbers, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_BASE_ZERO,
                    CUDA_R_64F);
  cusparseCreateDnVec(&x, 3, xs, CUDA_R_64F);
  cusparseCreateDnVec(&y, 3, ys, CUDA_R_64F);
  cusparseSpSV_createDescr(&solution);
  const double one = 1;
  size_t bytes = 9;
  for (cusparseFillMode_t fill : {CUSPARSE_FILL_MODE_LOWER, CUSPARSE_FILL_MODE_UPPER})
    for (cusparseDiagType_t diagonal : {CUSPARSE_DIAG_TYPE_NON_UNIT, CUSPARSE_DIAG_TYPE_UNIT})
      for (cusparseOperation_t op : {CUSPARSE_OPERATION_NON_TRANSPOSE, CUSPARSE_OPERATION_TRANSPOSE}) {
        cusparseSpMatSetAttribute(a, CUSPARSE_SPMAT_FILL_MODE, &fill, sizeof fill);
        cusparseSpMatSetAttribute(a, CUSPARSE_SPMAT_DIAG_TYPE, &diagonal, sizeof diagonal);
        int status = cusparseSpSV_bufferSize(handle, op, &one, a, x, y, CUDA_R_64F, CUSPARSE_SPSV_ALG_DEFAULT, solution, &bytes);
        status += cusparseSpSV_analysis(handle, op, &one, a, x, y, CUDA_R_64F, CUSPARSE_SPSV_ALG_DEFAULT, solution, nullptr);
        status += cusparseSpSV_solve(handle, op, &one, a, x, y, CUDA_R_64F, CUSPARSE_SPSV_ALG_DEFAULT, solution);
        cudaDeviceSynchronize();
        printf("%d %.6g %.6g %.6g\n", status, ys[0], ys[1], ys[2]);
      }
  printf("%d\n", cusparseSpSV_solve(handle, CUSPARSE_OPERATION_TRANSPOSE, &one, a, x, y, CUDA_R_64F,
                                    CUSPARSE_SPSV_ALG_DEFAULT, nullptr));
})";

constexpr const char* kMistakes = R"(#include <cstdio>
#include <cusparse.h>
int main() {
  cusparseHandle_t handle;
  cusparseCreate(&handle);
  int *offsets, *columns;
  float *values, *x, *y;
  cudaMallocManaged(&offsets, 12);
  cudaMallocManaged(&columns, 8);
  cudaMalloc(&values, 8);
  cudaMalloc(&x, 12);
  cudaMalloc(&y, 8);
  offsets[0] = 0, offsets[1] = 1, offsets[2] = 2, columns[0] = 0, columns[1] = 2;
  cusparseSpMatDescr_t a;
  cusparseDnVecDescr_t vx, vy, few;
  cusparseDnMatDescr_t dense;
  printf("%d ", cusparseCreateCsr(&a, -1, 3, 2, offsets, columns, values, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I,
                                  CUSPARSE_INDEX_BASE_ZERO, CUDA_R_32F));
  cusparseCreateCsr(&a, 2, 3, 2, offsets, columns, values, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I,
                    CUSPARSE_INDEX_BASE_ZERO, CUDA_R_32F);
  cusparseCreateDnVec(&vx, 3, x, CUDA_R_32F);
  cusparseCreateDnVec(&vy, 2, y, CUDA_R_32F);
  cusparseCreateDnVec(&few, 1, x, CUDA_R_32F);
  printf("%d ", cusparseCreateDnMat(&dense, 4, 2, 3, x, CUDA_R_32F, CUSPARSE_ORDER_COL));
  const float one = 1;
  void* buffer = x;
  const auto multiply = [&](cusparseHandle_t h, cusparseDnVecDescr_t v, cudaDataType compute) {
    return cusparseSpMV(h, CUSPARSE_OPERATION_NON_TRANSPOSE, &one, a, v, &one, vy, compute, CUSPARSE_SPMV_ALG_DEFAULT, buffer);
  };
  printf("%d %d ", multiply(nullptr, vx, CUDA_R_32F), multiply(handle, few, CUDA_R_32F));
  printf("%d %d ", multiply(handle, vx, CUDA_R_64F), multiply(handle, vx, CUDA_R_32F));
  buffer = nullptr;
  printf("%d ", multiply(handle, vx, CUDA_R_32F));
  buffer = x;
  columns[1] = 3;
  printf("%d ", multiply(handle, vx, CUDA_R_32F));
  printf("%s %s\n", cusparseGetErrorName(CUSPARSE_STATUS_NOT_SUPPORTED), cusparseGetErrorString(CUSPARSE_STATUS_INVALID_VALUE));
})";

class TestExecSparse : public ExecTest {
  Q_OBJECT
 private slots:
  void productsAndConversionsAreThoseOfLoops() {
    const Outcome outcome = exec("sparse.cu", kProducts);
    QVERIFY2(outcome.out.startsWith("wrong 0\n"), qPrintable(outcome.out + outcome.err));
    QVERIFY(outcome.out.contains("cusparseSpMM"));
  }
  void triangularSolutions() {
    const Outcome outcome = exec("solutions.cu", kSolutions);
    QVERIFY2(outcome.out.startsWith("0 2 2.8 2.31429\n0 4.51429 -1.25714 4.71429\n"
                                    "0 4 6 -3\n0 708 -176 33\n"
                                    "0 1.21429 1.57143 4.71429\n0 2 4 3\n"
                                    "0 81 -77 33\n0 4 18 -21\n3\n"),
             qPrintable(outcome.out + outcome.err));
  }
  void mistakesGetTheLibrarysStatus() {
    const Outcome outcome = exec("mistakes.cu", kMistakes);
    QVERIFY2(outcome.out.startsWith("3 3 3 3 10 0 3 6 CUSPARSE_STATUS_NOT_SUPPORTED invalid value\n"),
             qPrintable(outcome.out + outcome.err));
  }
  void otherFunctionsAreNamed() {
    const Outcome outcome = exec("product.cu", "#include <cusparse.h>\nint main() {\n  return cusparseSpVV();\n}\n");
    QVERIFY2(outcome.err.contains("product.cu:3: error: ‘cusparseSpVV’ was not declared in this scope"),
             qPrintable(outcome.err));
    QVERIFY2(outcome.err.contains("(this part of cuSPARSE is not simulated)"), qPrintable(outcome.err));
    QCOMPARE(outcome.code, 1);
  }
  void complexNumbersAreRefusedByName() {
    const Outcome outcome = exec("complex.cu",
                                 "#include <cusparse.h>\nint main() {\n  cusparseDnVecDescr_t v;\n"
                                 "  return cusparseCreateDnVec(&v, 1, nullptr, CUDA_C_32F);\n}\n");
    QVERIFY2(outcome.err.contains("complex.cu:4: cusparseCreateDnVec of complex numbers or integers is not simulated"),
             qPrintable(outcome.err));
    QCOMPARE(outcome.code, 1);
  }
};

}  // namespace

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecSparse>(__FILE__);
#include "test_exec_sparse.moc"
