// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

#include "compute/program/exec_fixture.h"
#include "program/rewriting/flop_counters.h"
#include "test_registry.h"

using namespace warpbench::test;

namespace {

// 103 x 67 by 67 x 41: no size is a multiple of a block or a warp.
const char* const kPrograms = R"(__global__ void saxpy(int n, float a, const float* x, float* y) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = a * x[i] + y[i];
}
__global__ void multiply(const float* a, const float* b, float* c, int rows, int inner, int columns) {
  const int row = blockIdx.y * blockDim.y + threadIdx.y, column = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= rows || column >= columns) return;
  float sum = 0;
  for (int k = 0; k < inner; ++k) sum += a[row * inner + k] * b[k * columns + column];
  c[row * columns + column] = sum;
}
// A root, a division, a fused multiply-add for two, three sums; an absolute value and a conversion for none.
__global__ void doubles(double* x, unsigned long u) {
  const double v = x[threadIdx.x];
  x[threadIdx.x] = sqrt(v) / 3 + fma(v, v, 1.0) + (double)u - fabs(v);
}
// An addition and a fused multiply-add with a rounding of their own, a product, and two sums; sinf() is the library's.
__global__ void rounded(float* x) {
  const float v = __fadd_rn(x[threadIdx.x], 1.f) * __fmaf_rn(x[threadIdx.x], 3.f, 2.f);
  x[threadIdx.x] = v + rsqrtf(v) + sinf(v);
}
__global__ void integers(int* x) { x[threadIdx.x] = 3 * x[threadIdx.x] + 1; }
int main() {
  float *x, *y, *z;
  cudaMalloc(&x, 40000);
  cudaMalloc(&y, 40000);
  cudaMalloc(&z, 40000);
  cudaMemset(x, 0, 40000);
  cudaMemset(y, 0, 40000);
  saxpy<<<8, 128>>>(1003, 2.f, x, y);
  multiply<<<dim3(3, 7), dim3(16, 16)>>>(x, y, z, 103, 67, 41);
  doubles<<<1, 77>>>((double*)x, ~0ul);
  rounded<<<1, 33>>>(y);
  integers<<<1, 33>>>((int*)z);
  return cudaDeviceSynchronize();
}
)";

}  // namespace

class TestExecFlops : public ExecTest {
  Q_OBJECT

 private slots:
  void launchesSayWhatTheyCompute() {
    const QJsonArray launches = document("flops.cu", kPrograms)["launches"].toArray();
    QCOMPARE(launches.size(), 5);
    const double flops[] = {2 * 1003, 2 * 103 * 67 * 41, 77 * 7, 33 * 6, 0};
    // Sectors of 32 bytes: whole arrays, whose last sectors are not full.
    const double sectors[] = {3 * 126, 863 + 344 + 528, 2 * 20, 2 * 5, 2 * 5};
    for (int i = 0; i < 5; ++i) {
      const QJsonObject launch = launches[i].toObject();
      const QByteArray kernel = launch["kernel"].toString().toUtf8();
      QVERIFY2(launch["flops"].toDouble() == flops[i],
               kernel + ": " + QByteArray::number(launch["flops"].toDouble(), 'f', 0));
      QVERIFY2(launch["bytes"].toDouble() == 32 * sectors[i],
               kernel + ": " + QByteArray::number(launch["bytes"].toDouble() / 32, 'f', 3));
      const double seconds = launch["time_ms"]["median"].toDouble() * 1e-3;
      QCOMPARE(launch["gflops"].toDouble(), flops[i] / seconds / 1e9);
      QCOMPARE(launch["bandwidth_gbs"].toDouble(), 32 * sectors[i] / seconds / 1e9);
    }
  }

  void arithmeticTakesTimeInTheModel() {
    const char* const text = R"(template <typename T> __global__ void iterate(T* x, int rounds) {
  T v = x[threadIdx.x];
  for (int i = 0; i < rounds; ++i) v = v * v + 1;
  x[threadIdx.x] = v;
}
int main() {
  void* x;
  cudaMalloc(&x, 1024);
  cudaMemset(x, 0, 1024);
  iterate<float><<<264, 128>>>((float*)x, 999);
  iterate<double><<<264, 128>>>((double*)x, 999);
  return cudaDeviceSynchronize();
}
)";
    const QJsonArray launches = document("iterate.cu", text)["launches"].toArray();
    const double flops = 264.0 * 128 * 999 * 2;
    QCOMPARE(launches[0]["flops"].toDouble(), flops);
    QCOMPARE(launches[1]["flops"].toDouble(), flops);
    // Two blocks on each of 132 multiprocessors, which do 128 multiply-adds with floats a clock, and 64 with doubles.
    const double floats = launches[0]["model_ms"]["flops"].toDouble();
    QVERIFY(floats > 0);
    QCOMPARE(launches[1]["model_ms"]["flops"].toDouble(), 2 * floats);
  }

  void aBlockIsCountedBehindItsCall() {
    const std::string call = "\tcall\t__sanitizer_cov_trace_pc@PLT\n";
    const std::string text = "f:\n\t.cfi_startproc\n" + call + "\tmulsd\t%xmm0, %xmm1\n.L2:\n\taddss\t(%rax), %xmm1\n" +
                             "\taddss\t%xmm2, %xmm1\n" + call + "\tret\n\t.cfi_endproc\n";
    const std::string counted =
        "\tmovq\twarpbench_flops@gottpoff(%rip), %rax\n\taddq\t$2, %fs:0(%rax)\n"
        "\taddq\t$1, %fs:8(%rax)\n";
    std::string expected = text;
    expected.insert(expected.find(call) + call.size(), counted);
#if defined(__x86_64__)
    QCOMPARE(warpbench::program::withFlopCounters(text), expected);
#endif
    QCOMPARE(warpbench::program::withFlopCounters("no end"), std::string("no end"));
    QCOMPARE(warpbench::program::withFlopCounters(""), std::string());
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecFlops>(__FILE__);
#include "test_exec_flops.moc"
