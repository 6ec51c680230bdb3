// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "compute/program/exec_fixture.h"
#include "test_registry.h"

namespace {

using namespace warpbench::test;

/// Transforms of many sizes, there and back, dense and with layouts, and sums that tell the order of what came out.
const char* const kTransforms = R"(#include <cmath>
#include <cstdio>
#include <vector>
#include <cufft.h>
template <typename T> struct Device {
  T* at;
  explicit Device(size_t n) { cudaMalloc(&at, n * sizeof(T)); cudaMemset(at, 0, n * sizeof(T)); }
  ~Device() { cudaFree(at); }
};
template <typename T> void put(T* to, const std::vector<T>& from) { cudaMemcpy(to, from.data(), from.size() * sizeof(T), cudaMemcpyHostToDevice); }
template <typename T> std::vector<T> get(const T* from, size_t n) { std::vector<T> to(n); cudaMemcpy(to.data(), from, n * sizeof(T), cudaMemcpyDeviceToHost); return to; }
double numberOf(int i) { return i * i % 17 - 3 * (i % 5) + 0.25 * (i % 3); }
// Weights tell the order of the numbers.
template <typename T> double sum(const T* p, size_t n) { double s = 0; for (size_t i = 0; i < n; ++i) s += p[i] * (1 + i % 7) * (i % 2 ? -0.5 : 1) * (1 + 0.01 * (i % 101)); return s; }
void show(const char* name, int status, double s) { std::printf("%s %d %.2f\n", name, status, s); }
template <typename T> void complexes(cufftResult (*exec)(cufftHandle, T*, T*, int), cufftType type) {
  using R = decltype(T().x);
  for (int n : {1, 2, 8, 100, 127, 243, 1000, 1009}) {
    cufftHandle plan; int made = cufftPlan1d(&plan, n, type, 3);
    std::vector<T> in(3 * n);
    for (int i = 0; i < 3 * n; ++i) in[i] = {R(numberOf(i)), R(numberOf(i + 7))};
    Device<T> a(3 * n), b(3 * n); put(a.at, in);
    int s = exec(plan, a.at, b.at, CUFFT_FORWARD);
    auto out = get(b.at, 3 * n);
    int t = exec(plan, b.at, b.at, CUFFT_INVERSE);
    auto back = get(b.at, 3 * n);
    double worst = 0; for (int i = 0; i < 3 * n; ++i) worst = std::fmax(worst, std::fmax(std::fabs(back[i].x / n - in[i].x), std::fabs(back[i].y / n - in[i].y)));
    std::printf("%d: %d %d %d %.2f %.2f %.2f %d\n", n, made, s, t, out[n].x, out[n].y, sum(&out[0].x, 6 * n) / n, worst < (sizeof(R) == 4 ? 1e-4 : 1e-12));
    cufftDestroy(plan);
  }
}
int main() {
  complexes<cufftComplex>(cufftExecC2C, CUFFT_C2C);
  complexes<cufftDoubleComplex>(cufftExecZ2Z, CUFFT_Z2Z);
  const int sizes[][3] = {{6, 0, 0}, {7, 0, 0}, {4, 6, 0}, {5, 7, 0}, {3, 4, 6}, {2, 3, 5}};
  for (auto& n : sizes) for (int inPlace = 0; inPlace < 2; ++inPlace) {
    const int rank = n[2] ? 3 : n[1] ? 2 : 1, last = n[rank - 1], rows = (rank > 1 ? n[0] : 1) * (rank > 2 ? n[1] : 1), half = last / 2 + 1;
    const int width = inPlace ? 2 * half : last;
    cufftHandle forward, backward;
    if (rank == 1) { cufftPlan1d(&forward, n[0], CUFFT_R2C, 1); cufftPlan1d(&backward, n[0], CUFFT_C2R, 1); }
    if (rank == 2) { cufftPlan2d(&forward, n[0], n[1], CUFFT_R2C); cufftPlan2d(&backward, n[0], n[1], CUFFT_C2R); }
    if (rank == 3) { cufftPlan3d(&forward, n[0], n[1], n[2], CUFFT_R2C); cufftPlan3d(&backward, n[0], n[1], n[2], CUFFT_C2R); }
    std::vector<float> in(rows * width);
    for (int r = 0; r < rows; ++r) for (int i = 0; i < last; ++i) in[r * width + i] = numberOf(r * last + i);
    Device<float> a(rows * 2 * half + 10), b(rows * 2 * half + 10); put(a.at, in);
    float* to = inPlace ? a.at : b.at;
    int s = cufftExecR2C(forward, a.at, (cufftComplex*)to);
    auto out = get(to, rows * half * 2);
    float* back = inPlace ? a.at : a.at;
    int t = cufftExecC2R(backward, (cufftComplex*)to, inPlace ? to : back);
    auto again = get(inPlace ? to : back, rows * width);
    double worst = 0; for (int r = 0; r < rows; ++r) for (int i = 0; i < last; ++i) worst = std::fmax(worst, std::fabs(again[r * width + i] / (rows * last) - in[r * width + i]));
    std::printf("%d %d %d %d: %d %d %.2f %d\n", n[0], n[1], n[2], inPlace, s, t, sum(out.data(), out.size()), worst < 1e-4);
    cufftDestroy(forward); cufftDestroy(backward);
  }
  { // rows with a step and padding
    int n[] = {5, 6}, from[] = {5, 8}, to[] = {7, 9}; cufftHandle plan;
    int made = cufftPlanMany(&plan, 2, n, from, 2, 90, to, 3, 200, CUFFT_C2C, 2);
    std::vector<cufftComplex> in(200); for (int i = 0; i < 200; ++i) in[i] = {float(numberOf(i)), float(numberOf(i + 3))};
    Device<cufftComplex> a(200), b(500); put(a.at, in);
    int s = cufftExecC2C(plan, a.at, b.at, CUFFT_INVERSE); auto out = get(b.at, 500);
    std::printf("many: %d %d %.2f %.2f\n", made, s, sum(&out[0].x, 1000), out[200].x); cufftDestroy(plan);
  }
  { int n[] = {8}, size[] = {8}; cufftHandle plan; // columns
    int made = cufftPlanMany(&plan, 1, n, size, 5, 1, size, 5, 1, CUFFT_D2Z, 5);
    std::vector<double> in(40); for (int i = 0; i < 40; ++i) in[i] = numberOf(i);
    Device<double> a(40), b(80); put(a.at, in); int s = cufftExecD2Z(plan, a.at, (cufftDoubleComplex*)b.at); auto out = get(b.at, 80);
    std::printf("columns: %d %d %.2f\n", made, s, sum(out.data(), 80));
    cufftDestroy(plan);
  }
}
)";

const char* const kWrong = R"(#include <cstdio>
#include <cufft.h>
int main() {
  cufftHandle plan = 0;
  cufftComplex* z;
  cudaMalloc(&z, 64);
  int n[] = {8, 8, 8, 8};
  std::printf("%d ", cufftExecC2C(plan, z, z, CUFFT_FORWARD));
  std::printf("%d ", cufftPlan1d(&plan, 0, CUFFT_C2C, 1));
  std::printf("%d ", cufftPlan1d(&plan, 8, CUFFT_C2C, 0));
  std::printf("%d ", cufftPlan1d(&plan, 8, (cufftType)5, 1));
  std::printf("%d ", cufftPlan1d(nullptr, 8, CUFFT_C2C, 1));
  std::printf("%d ", cufftPlanMany(&plan, 4, n, nullptr, 1, 0, nullptr, 1, 0, CUFFT_C2C, 1));
  std::printf("%d\n", cufftDestroy(777));
  size_t bytes;
  std::printf("%d ", cufftCreate(&plan));
  std::printf("%d ", cufftExecC2C(plan, z, z, CUFFT_FORWARD));
  std::printf("%d ", cufftMakePlan1d(plan, 8, CUFFT_C2C, 1, &bytes));
  std::printf("%d ", cufftExecC2C(plan, z, z, 5));
  std::printf("%d ", cufftExecC2C(plan, z, z, CUFFT_FORWARD));
  std::printf("%d\n", cufftDestroy(plan));
  cufftPlan1d(&plan, 9, CUFFT_C2C, 1);
  std::printf("%d\n", cufftExecC2C(plan, z, z, CUFFT_FORWARD));
}
)";

/// cuFFT's functions.
class TestExecFft : public ExecTest {
  Q_OBJECT

 private slots:
  void transformsAreThoseOfAGpu() {
    const Outcome outcome = exec("transforms.cu", kTransforms);
    // An H200's.
    QVERIFY2(outcome.out.startsWith("1: 0 0 0 -1.75 4.50 -34.92 1\n"
                                    "2: 0 0 0 -1.50 16.25 -34.62 1\n"
                                    "8: 0 0 0 31.00 5.75 4.36 1\n"
                                    "100: 0 0 0 216.00 216.25 24.76 1\n"
                                    "127: 0 0 0 298.75 265.00 -44.21 1\n"
                                    "243: 0 0 0 554.75 553.75 71.82 1\n"
                                    "1000: 0 0 0 2248.00 2260.25 -34.76 1\n"
                                    "1009: 0 0 0 2285.25 2247.50 -177.12 1\n"
                                    "1: 0 0 0 -1.75 4.50 -34.92 1\n"
                                    "2: 0 0 0 -1.50 16.25 -34.62 1\n"
                                    "8: 0 0 0 31.00 5.75 4.36 1\n"
                                    "100: 0 0 0 216.00 216.25 24.76 1\n"
                                    "127: 0 0 0 298.75 265.00 -44.21 1\n"
                                    "243: 0 0 0 554.75 553.75 71.82 1\n"
                                    "1000: 0 0 0 2248.00 2260.25 -34.76 1\n"
                                    "1009: 0 0 0 2285.25 2247.50 -177.12 1\n"
                                    "6 0 0 0: 0 0 -79.58 1\n"
                                    "6 0 0 1: 0 0 -79.58 1\n"
                                    "7 0 0 0: 0 0 13.22 1\n"
                                    "7 0 0 1: 0 0 13.22 1\n"
                                    "4 6 0 0: 0 0 -410.51 1\n"
                                    "4 6 0 1: 0 0 -410.51 1\n"
                                    "5 7 0 0: 0 0 -611.42 1\n"
                                    "5 7 0 1: 0 0 -611.42 1\n"
                                    "3 4 6 0: 0 0 -872.72 1\n"
                                    "3 4 6 1: 0 0 -872.72 1\n"
                                    "2 3 5 0: 0 0 -834.98 1\n"
                                    "2 3 5 1: 0 0 -834.98 1\n"
                                    "many: 0 0 920.80 117.50\n"
                                    "columns: 0 0 -268.40\n"),
             qPrintable(outcome.out + outcome.err));
    QCOMPARE(outcome.code, 0);
    QVERIFY(outcome.out.contains("computed by plain loops: neither counted nor timed"));
  }
  void errorsAreNvidias() {
    const Outcome outcome = exec("wrong.cu", kWrong);
    QVERIFY2(outcome.out.startsWith("1 8 8 3 4 4 1\n0 1 0 4 0 0\n6\n"), qPrintable(outcome.out + outcome.err));
  }
  void aPlanOfAnotherTypeIsRefused() {
    const Outcome outcome =
        exec("other.cu",
             "#include <cufft.h>\nint main() { cufftHandle plan; cufftPlan1d(&plan, 8, CUFFT_R2C, 1);\n"
             "  return cufftExecC2C(plan, nullptr, nullptr, CUFFT_FORWARD); }\n");
    QVERIFY2(outcome.err.contains("other.cu:3: cufftExecC2C is given a plan of another type"), qPrintable(outcome.err));
    QCOMPARE(outcome.code, 1);
  }
};

}  // namespace

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecFft>(__FILE__);
#include "test_exec_fft.moc"
