// SPDX-License-Identifier: GPL-3.0-or-later
// Programs that call CUB, whose headers are the CUDA Toolkit's.
#include <QTemporaryDir>

#include "compute/program/exec_fixture.h"
#include "program/rewriting/nvidia_headers.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::test;

namespace {

constexpr const char* kBlocks = R"(#include <cstdio>
#include <cub/cub.cuh>
__global__ void k(const int* in, int* out, int* scan) {
  using Reduce = cub::BlockReduce<int, 128>;
  using Scan = cub::BlockScan<int, 128>;
  __shared__ union { typename Reduce::TempStorage r; typename Scan::TempStorage s; } t;
  int v = in[threadIdx.x];
  int sum = Reduce(t.r).Sum(v);
  __syncthreads();
  int e; Scan(t.s).ExclusiveSum(v, e);
  scan[threadIdx.x] = e;
  if (threadIdx.x == 0) *out = sum;
}
int main() {
  int *in, *out, *scan; cudaMallocManaged(&in, 512); cudaMallocManaged(&out, 4); cudaMallocManaged(&scan, 512);
  for (int i = 0; i < 128; ++i) in[i] = i * i % 17;
  k<<<1, 128>>>(in, out, scan);
  printf("%s\n", cudaGetErrorString(cudaDeviceSynchronize()));
  int s = 0, bad = 0; for (int i = 0; i < 128; ++i) { bad += scan[i] != s; s += in[i]; }
  printf("%d %d bad %d\n", *out, s, bad);
})";

constexpr const char* kSum = R"(#include <cstdio>
#include <vector>
#include <algorithm>
#include <cub/cub.cuh>
int main() {
  const int n = 10007;
  std::vector<int> h(n), g(n); for (int i = 0; i < n; ++i) h[i] = (i * 7919LL + 13) % 1009;
  int *in, *out; cudaMalloc(&in, n * 4); cudaMalloc(&out, n * 4); cudaMemcpy(in, h.data(), n * 4, cudaMemcpyHostToDevice);
  void* t = nullptr; size_t b = 0;
  printf("%d\n", cub::DeviceReduce::Sum(t, b, in, out, n)); cudaMalloc(&t, b);
  printf("%d\n", cub::DeviceReduce::Sum(t, b, in, out, n));
  cudaMemcpy(g.data(), out, 4, cudaMemcpyDeviceToHost); long s = 0; for (int x : h) s += x; printf("%d %ld\n", g[0], s);
})";

class TestExecCub : public ExecTest {
  Q_OBJECT
 private slots:
  void initTestCase() {
    const QTemporaryDir folder;
    if (!program::nvidiaHeaders({}, folder.path().toStdString())) QSKIP("CUB's headers are not installed");
  }
  void sumsAndScansOfBlocks() {
    const Outcome outcome = exec("blocks.cu", kBlocks);
    QVERIFY2(outcome.out.startsWith("no error\n1020 1020 bad 0\n"), qPrintable(outcome.out + outcome.err));
  }
  void sumsOfArrays() {
    const Outcome outcome = exec("sum.cu", kSum);
    QVERIFY2(outcome.out.startsWith("0\n0\n5043315 5043315\n"), qPrintable(outcome.out + outcome.err));
    QVERIFY2(outcome.out.contains("cub::detail::reduce::DeviceReduceKernel  "), qPrintable(outcome.out));
    QVERIFY2(outcome.out.contains("sum.cu:11"), qPrintable(outcome.out));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecCub>(__FILE__);

}  // namespace

#include "test_exec_cub.moc"
