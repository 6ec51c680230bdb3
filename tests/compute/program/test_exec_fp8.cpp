// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include "compute/program/exec_fixture.h"
#include "program/rewriting/nvidia_headers.h"
#include "test_registry.h"

namespace {

using namespace warpbench;
using namespace warpbench::test;

const char* const kEights = R"(#include <cstdio>
#include <cuda_fp8.h>
__global__ void convert(const float* in, __nv_fp8_e4m3* a, __nv_fp8_e5m2* b, float2* back, int n) {
  const int i = threadIdx.x;
  if (i >= n) return;
  a[i] = __nv_fp8_e4m3(in[i]);
  b[i] = __nv_fp8_e5m2(in[i]);
  back[i] = make_float2(float(a[i]), float(b[i]));
}
int main() {
  const float in[] = {0, 1, -1, 0.3f, 448, 449, 1e6f, -1e9f, 0.001f, 0.0009f, 60000, 1e-9f, 3.14159f, -240};
  const int n = sizeof in / sizeof *in;
  float* from; float2* back; __nv_fp8_e4m3* a; __nv_fp8_e5m2* b;
  cudaMallocManaged(&from, sizeof in); cudaMallocManaged(&back, 2 * sizeof in); cudaMallocManaged(&a, n); cudaMallocManaged(&b, n);
  for (int i = 0; i < n; ++i) from[i] = in[i];
  convert<<<1, 32>>>(from, a, b, back, n);
  std::printf("%d", cudaDeviceSynchronize());
  int same = 0;
  for (int i = 0; i < n; ++i) {
    std::printf(" %02x/%02x", a[i].__x, b[i].__x);
    same += a[i].__x == __nv_fp8_e4m3(in[i]).__x && b[i].__x == __nv_fp8_e5m2(in[i]).__x;
  }
  std::printf("\n%d %g %g %g %g\n", same, back[3].x, back[3].y, back[12].x, back[10].y);
}
)";

/// Floating-point numbers of eight bits, by NVIDIA's own header.
class TestExecFp8 : public ExecTest {
  Q_OBJECT

 private slots:
  void numbersConvertInKernelsAndOnTheHost() {
    const QTemporaryDir folder;
    const auto headers = program::nvidiaHeaders({}, folder.path().toStdString());
    if (!headers || headers->files.empty()) QSKIP("the CUDA Toolkit is not installed");
    const Outcome outcome = exec("eights.cu", kEights);
    QVERIFY2(outcome.out.startsWith("0 00/00 38/3c b8/bc 2a/35 7e/5f 7e/5f 7e/7b fe/fb 01/14 00/13 7e/7b 00/00 45/42 "
                                    "f7/dc\n14 0.3125 0.3125 3.25 57344\n"),
             qPrintable(outcome.out + outcome.err));
    QCOMPARE(outcome.code, 0);
  }
};

}  // namespace

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecFp8>(__FILE__);
#include "test_exec_fp8.moc"
