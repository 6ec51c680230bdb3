// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

#include "compute/program/exec_fixture.h"
#include "test_registry.h"

using namespace warpbench::test;

namespace {

// Each kind of asynchronous copy, once with the wait and once without. Two groups of copies; the program waits for the
// first or not. `own` belongs to 64 threads.
const char* const kCopies = R"(
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cuda/pipeline>
#include <cuda_pipeline.h>
#include <cstdlib>
namespace cg = cooperative_groups;
__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }
#define TILES __shared__ __align__(16) float4 a[64], b[64]; const int i = threadIdx.x
template <bool waits>
__global__ void ptx(const float4* in, float* out) {
  TILES;
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" :: "r"(at(&a[i])), "l"(in + i));
  asm volatile("cp.async.commit_group;");
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2;" :: "r"(at(&b[i])), "l"(in + i), "r"(8));
  asm volatile("cp.async.commit_group;");
  if (waits) asm volatile("cp.async.wait_group 1;"); else asm volatile("cp.async.wait_group 2;");
  out[i] = a[i].x;
  if (waits) asm volatile("cp.async.wait_all;");
  out[i] += b[i].w;
}
template <bool waits>
__global__ void primitives(const float4* in, float* out) {
  TILES;
  __pipeline_memcpy_async(&a[i], in + i, 16);
  if (waits) __pipeline_commit();
  __pipeline_wait_prior(0);
  out[i] = a[i].x;
}
template <bool waits>
__global__ void pipeline(const float4* in, float* out) {
  TILES;
  auto pipe = cuda::make_pipeline();
  for (float4* to : {&a[i], &b[i]}) {
    pipe.producer_acquire();
    cuda::memcpy_async(to, in + i, cuda::aligned_size_t<16>(16), pipe);
    pipe.producer_commit();
  }
  pipe.consumer_wait();
  out[i] = a[i].x;
  if (waits) pipe.consumer_wait();
  out[i] += b[i].x;
}
template <bool waits>
__global__ void experimental(const float4* in, float* out) {
  TILES;
  nvcuda::experimental::pipeline pipe;
  nvcuda::experimental::memcpy_async(a[i], in[i], pipe);
  const size_t first = pipe.commit();
  nvcuda::experimental::memcpy_async(b[i], in[i], pipe);
  pipe.commit();
  if (waits) pipe.wait(first); else pipe.wait_prior<2>();
  out[i] = a[i].x;
}
template <bool waits>
__global__ void group(const float4* in, float* out) {
  TILES;
  const cg::thread_block block = cg::this_thread_block();
  cg::memcpy_async(block, a, in, sizeof(a));
  cg::memcpy_async(block, b, in, sizeof(b));
  if (waits) cg::wait_prior<1>(block); else block.sync();
  out[i] = a[63 - i].x;
}
template <bool waits>
void run(int what, const float4* in, float* out) {
  if (what == 0) ptx<waits><<<1, 64>>>(in, out);
  if (what == 1) primitives<waits><<<1, 64>>>(in, out);
  if (what == 2) pipeline<waits><<<1, 64>>>(in, out);
  if (what == 3) experimental<waits><<<1, 64>>>(in, out);
  if (what == 4) group<waits><<<1, 64>>>(in, out);
}
int main(int, char** arguments) {
  float4* in; float* out;
  cudaMalloc(&in, 64 * sizeof(*in)); cudaMalloc(&out, 64 * sizeof(*out));
  cudaMemset(in, 0, 64 * sizeof(*in));
  const int what = atoi(arguments[1]);
  if (what < 5) run<true>(what, in, out); else run<false>(what - 5, in, out);
  return cudaDeviceSynchronize() + cudaFree(in) + cudaFree(out);
})";

// A copy of four words overwrites one that another thread has just read.
const char* const kCopyOverRead = R"(
#include <cuda_pipeline.h>
__global__ void overRead(const float4* in, float* out, int last) {
  __shared__ __align__(16) float tile[4];
  if (threadIdx.x == 0) *reinterpret_cast<float4*>(tile) = make_float4(1, 2, 3, 4);
  __syncthreads();
  if (threadIdx.x == 0) out[0] = tile[0];
  if (threadIdx.x == 1) {
    __pipeline_memcpy_async(tile, in, 16);
    __pipeline_commit();
    out[1] = tile[last];
    __pipeline_wait_prior(0);
  }
}
int main() {
  float4* in; float* out;
  cudaMalloc(&in, sizeof(*in)); cudaMalloc(&out, 8);
  cudaMemset(in, 0, sizeof(*in));
  overRead<<<1, 2>>>(in, out, 3);
  return cudaDeviceSynchronize() + cudaFree(in) + cudaFree(out);
})";

}  // namespace

class TestExecCopies : public ExecTest {
  Q_OBJECT

 private slots:
  void aMissingWaitIsFoundAtItsLine_data() {
    QTest::addColumn<int>("what");
    QTest::addColumn<QStringList>("places");  // line of the read, line of the copy
    QTest::newRow("ptx") << 0 << QStringList{"18 13", "20 15"};
    QTest::newRow("primitives") << 1 << QStringList{"28 25"};
    QTest::newRow("pipeline") << 2 << QStringList{"42 36"};
    QTest::newRow("experimental") << 3 << QStringList{"53 48"};
    QTest::newRow("group") << 4 << QStringList{"62 59"};
  }
  void aMissingWaitIsFoundAtItsLine() {
    QFETCH(int, what);
    QFETCH(QStringList, places);
    const Outcome right = exec("copies.cu", kCopies, {"--check", "--", QString::number(what)});
    QVERIFY2(right.code == 0 && right.out.contains(" checked, 0 findings"), qPrintable(right.out + right.err));

    const QString file = program("copies.cu", kCopies);
    const Outcome wrong = cli({"exec", file, "--check", "--json", "--", QString::number(what + 5)});
    QCOMPARE(wrong.code, 1);
    QStringList found;
    const QJsonObject result = onlyDocument(wrong.out);
    for (const QJsonValue& finding : result["findings"].toArray()) {
      QCOMPARE(finding["kind"].toString(), QString("unfinished-copy"));
      const QString copy = finding["text"].toString().section("copies.cu:", -1).section(' ', 0, 0);
      found << QString("%1 %2").arg(finding["line"].toInt()).arg(copy);
    }
    QCOMPARE(found, places);
  }

  void aCopyThatRacesIsKnownInAllItsWords() {
    const Outcome checked = exec("over.cu", kCopyOverRead, {"--check", "--json"});
    QCOMPARE(checked.code, 1);
    QStringList found;
    for (const QJsonValue& finding : onlyDocument(checked.out)["findings"].toArray())
      found << finding["kind"].toString() + ' ' + finding["text"].toString().section("over.cu:", -1).section(' ', 0, 0);
    QCOMPARE(found, QStringList({"race 7", "unfinished-copy 9"}));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecCopies>(__FILE__);
#include "test_exec_copies.moc"
