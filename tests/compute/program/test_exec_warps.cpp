// SPDX-License-Identifier: GPL-3.0-or-later
// How lanes of a warp, and blocks, run concurrently.
#include <QTest>

#include "compute/program/exec_fixture.h"
#include "test_registry.h"

using namespace warpbench::test;

namespace {

// Lanes that pass values without a warp barrier. An H200 ran each of these forms with the same result.
const char* const kWarpSynchronous = R"(
#include <cstdio>
#include <vector>
template <unsigned kThreads> __device__ void lastWarp(volatile int* s, unsigned t) {
  if (kThreads >= 64) s[t] += s[t + 32];
  if (kThreads >= 32) s[t] += s[t + 16];
  if (kThreads >= 16) s[t] += s[t + 8];
  if (kThreads >= 8) s[t] += s[t + 4];
  if (kThreads >= 4) s[t] += s[t + 2];
  if (kThreads >= 2) s[t] += s[t + 1];
}
template <unsigned kThreads> __global__ void unrolledSum(const int* in, int* out, unsigned n) {
  extern __shared__ int s[];
  const unsigned t = threadIdx.x;
  s[t] = 0;
  for (unsigned i = blockIdx.x * kThreads * 2 + t; i < n; i += kThreads * 2 * gridDim.x)
    s[t] += in[i] + (i + kThreads < n ? in[i + kThreads] : 0);
  __syncthreads();
  if (kThreads >= 512) { if (t < 256) s[t] += s[t + 256]; __syncthreads(); }
  if (kThreads >= 256) { if (t < 128) s[t] += s[t + 128]; __syncthreads(); }
  if (kThreads >= 128) { if (t < 64) s[t] += s[t + 64]; __syncthreads(); }
  if (t < 32) lastWarp<kThreads>(s, t);
  if (t == 0) out[blockIdx.x] = s[0];
}
template <typename T> __global__ void plainSum(const T* in, T* out) {  // not volatile
  __shared__ T s[64];
  const int t = threadIdx.x;
  s[t] = in[t];
  __syncthreads();
  if (t < 32) { s[t] += s[t + 32]; s[t] += s[t + 16]; s[t] += s[t + 8]; s[t] += s[t + 4]; s[t] += s[t + 2]; s[t] += s[t + 1]; }
  if (t == 0) *out = s[0];
}
__global__ void sumInGlobalMemory(int* in, int* out) {
  volatile int* v = in + blockIdx.x * 64;
  const int t = threadIdx.x;
  if (t < 32) { v[t] += v[t + 32]; v[t] += v[t + 16]; v[t] += v[t + 8]; v[t] += v[t + 4]; v[t] += v[t + 2]; v[t] += v[t + 1]; }
  if (t == 0) out[blockIdx.x] = v[0];
}
__global__ void prefixSum(const int* in, int* out) {
  __shared__ volatile int s[64];
  const int t = threadIdx.x;
  s[t] = 0;
  s[t + 32] = in[t];
  for (int o = 1; o < 32; o *= 2) s[t + 32] += s[t + 32 - o];
  out[t] = s[t + 32];
}
__global__ void transposed(const int* in, int* out) {
  __shared__ int s[4][8];
  const int t = threadIdx.x;
  s[t / 8][t % 8] = in[t];
  out[t] = s[t % 4][t / 4];
}
__global__ void afterTheyPart(const int* in, int* out) {
  __shared__ volatile int s[64];
  const int t = threadIdx.x;
  s[t] = 0;
  s[t + 32] = 0;
  int v = 0;
  for (int i = 0; i < t % 5; i++) v += in[i] * i;
  if (t & 1) s[t] = v; else s[t] = -v;
  for (int o = 16; o > 0; o /= 2) s[t] += s[t + o];
  if (t == 0) *out = s[0];
}
__global__ void unprotected(int* out) {
  out[1] += 1;
  __shared__ volatile int s;
  s = threadIdx.x;
  out[32 + threadIdx.x] = s;
}
__global__ void moved(int* in) {
  const int t = blockIdx.x * 33 + threadIdx.x;
  in[t + 1] = in[t];
}
__global__ void byTheLastBlock(const int* in, int* part, int* out, unsigned* count) {
  __shared__ int s[64];
  __shared__ bool isLast;
  const int t = threadIdx.x;
  s[t] = in[blockIdx.x * 64 + t];
  __syncthreads();
  if (t == 0) {
    int sum = 0;
    for (int i = 0; i < 64; i++) sum += s[i];
    part[blockIdx.x] = sum;
    __threadfence();
    isLast = atomicAdd(count, 1) == gridDim.x - 1;
  }
  __syncthreads();
  if (!isLast) return;
  volatile int* v = s;
  v[t] = part[t];
  __syncthreads();
  if (t < 32) { v[t] += v[t + 32]; v[t] += v[t + 16]; v[t] += v[t + 8]; v[t] += v[t + 4]; v[t] += v[t + 2]; v[t] += v[t + 1]; }
  if (t == 0) *out = v[0];
}
int bad = 0;
template <typename T> void is(const char* what, T got, T want) {
  if (got == want) return;
  printf("%s: %g, not %g\n", what, double(got), double(want));
  ++bad;
}
template <typename T> void plain(const std::vector<int>& values) {
  std::vector<T> in(64);
  T sum = 0, out, *d;
  for (int i = 0; i < 64; i++) sum += in[i] = T(values[i]) / 2;
  cudaMalloc(&d, 65 * sizeof(T));
  cudaMemcpy(d, in.data(), 64 * sizeof(T), cudaMemcpyHostToDevice);
  plainSum<T><<<1, 64>>>(d, d + 64);
  cudaMemcpy(&out, d + 64, sizeof(T), cudaMemcpyDeviceToHost);
  is("plain", out, sum);
}
int main() {
  const int n = 1 << 16;
  std::vector<int> h(n);
  int *d, *o, r[256];
  for (int i = 0; i < n; i++) h[i] = i * 7 % 13;
  cudaMalloc(&d, n * 4);
  cudaMalloc(&o, 4096);
  const auto put = [&] { cudaMemcpy(d, h.data(), n * 4, cudaMemcpyHostToDevice); cudaMemset(o, 0, 4096); };
  const auto sumOf = [](const int* at, int count) { int sum = 0; for (int i = 0; i < count; i++) sum += at[i]; return sum; };
  const auto get = [&] { cudaMemcpy(r, o, 1024, cudaMemcpyDeviceToHost); };
  const int all = sumOf(h.data(), n);
  put();
  unrolledSum<64><<<100, 64, 512>>>(d, o, n); get(); is("64", sumOf(r, 100), all);
  unrolledSum<128><<<100, 128, 1024>>>(d, o, n); get(); is("128", sumOf(r, 100), all);
  unrolledSum<512><<<30, 512, 4096>>>(d, o, n); get(); is("512", sumOf(r, 30), all);
  plain<int>(h); plain<float>(h); plain<double>(h); plain<long long>(h);
  sumInGlobalMemory<<<50, 64>>>(d, o); get(); is("global", sumOf(r, 50), sumOf(h.data(), 50 * 64));
  put();
  prefixSum<<<1, 32>>>(d, o); get();
  for (int i = 0; i < 32; i++) is("prefix", r[i], sumOf(h.data(), i + 1));
  transposed<<<1, 32>>>(d, o); get();
  for (int i = 0; i < 32; i++) is("transposed", r[i], h[i % 4 * 8 + i / 4]);
  afterTheyPart<<<1, 32>>>(d, o); get();
  int sum = 0;
  for (int t = 0; t < 32; t++) for (int i = 0; i < t % 5; i++) sum += (t & 1 ? h[i] : -h[i]) * i;
  is("parted", r[0], sum);
  put();
  unprotected<<<1, 32>>>(o); get(); is("unprotected", r[1], 1);
  for (int i = 1; i < 32; i++) is("one of them", r[32 + i], r[32]);
  moved<<<100, 32>>>(d);
  std::vector<int> g(3300);
  cudaMemcpy(g.data(), d, 13200, cudaMemcpyDeviceToHost);
  for (int b = 0; b < 100; b++) for (int i = 0; i < 32; i++) is("moved", g[b * 33 + i + 1], h[b * 33 + i]);
  put();
  byTheLastBlock<<<64, 64>>>(d, o + 8, o, (unsigned*)o + 4); get(); is("last block", r[0], sumOf(h.data(), 4096));
  printf("%d bad, %s\n", bad, cudaGetErrorString(cudaDeviceSynchronize()));
  return bad;
}
)";

// Kernels that wait for ever.
const char* const kEndless = R"(
#include <cstdlib>
__global__ void forAStore(volatile int* flag) {
  while (*flag == 0) {}
}
__global__ void forAnAtomic(int* flag) {
  while (atomicAdd(flag, 0) == 0) {}
}
__global__ void forItself(int* flag) {
  int n = flag[0];
  for (int i = 0; i >= 0; i ^= n) {}
  flag[1] = 1;
}
__global__ void forALaterBlock(volatile int* flag) {
  if (blockIdx.x > 1000) *flag = 1;
  while (*flag == 0) {}
}
int main(int, char** arguments) {
  int* flag;
  cudaMalloc(&flag, 8);
  cudaMemset(flag, 0, 8);
  switch (atoi(arguments[1])) {
    case 0: forAStore<<<1, 32>>>(flag); break;
    case 1: forAnAtomic<<<3, 96>>>(flag); break;
    case 2: forItself<<<1, 32>>>(flag); break;
    case 3: forALaterBlock<<<2000, 32>>>(flag); break;
  }
  const bool failed = cudaDeviceSynchronize() != cudaSuccess;
  cudaFree(flag);
  return failed;
}
)";

constexpr const char* kLastWarp = R"(#include <cstdio>
__global__ void k(const int* in, int* out) {
  __shared__ volatile int s[64]; int t = threadIdx.x;
  s[t] = in[t]; __syncthreads();
  if (t < 32) { s[t] += s[t + 32]; s[t] += s[t + 16]; s[t] += s[t + 8]; s[t] += s[t + 4]; s[t] += s[t + 2]; s[t] += s[t + 1]; }
  if (t == 0) *out = s[0];
}
int main() {
  int h[64], r, *d;
  for (int i = 0; i < 64; i++) h[i] = 1;
  cudaMalloc(&d, 260);
  cudaMemcpy(d, h, 256, cudaMemcpyHostToDevice);
  k<<<1, 64>>>(d, d + 64);
  cudaMemcpy(&r, d + 64, 4, cudaMemcpyDeviceToHost);
  printf("%d (want 64)\n", r);
  cudaFree(d);
}
)";

}  // namespace

class TestExecWarps : public ExecTest {
  Q_OBJECT
 private slots:
  void lanesThatShareMemoryWithoutABarrierRunInStep() {
    const Outcome outcome = exec("warps.cu", kWarpSynchronous);
    QVERIFY2(outcome.out.contains("0 bad, no error"), qPrintable(outcome.out));
    QCOMPARE(outcome.code, 0);
  }
  // The block runs twice here, and once on a GPU.
  void whatABlockPrintsThatIsTakenBackComesOnce() {
    QByteArray text(kLastWarp);
    text.replace("s[t] = in[t];", "if (t % 40 == 0) printf(\"thread %d\\n\", t); s[t] = in[t];");
    for (const QStringList& more : {QStringList(), QStringList("--check")}) {
      const Outcome outcome = exec("prints.cu", text.constData(), more);
      QVERIFY2(outcome.out.startsWith("thread 0\nthread 40\n64 (want 64)\n"), qPrintable(outcome.out));
    }
  }
  void aCheckPrintsWhatTheProgramPrints() {
    const Outcome outcome = exec("warps.cu", kWarpSynchronous, {"--check"});
    QVERIFY2(outcome.out.contains("0 bad, no error"), qPrintable(outcome.out));
    // One finding for each pair of accesses, and none for the consequences of wrong values.
    const Outcome sum = exec("sum.cu", kLastWarp, {"--check"});
    QVERIFY2(sum.out.startsWith("64 (want 64)\n"), qPrintable(sum.out));
    QVERIFY2(sum.out.contains("1 launch checked, 1 finding\n"), qPrintable(sum.out));
    QVERIFY2(sum.out.contains("sum.cu:5: race: k: block (0, 0), thread (0, 0): load of 4 bytes at byte 64"),
             qPrintable(sum.out));
  }
  void aCheckNamesTheSharingThatTheyNeed() {
    const Outcome outcome = exec("warps.cu", kWarpSynchronous, {"--check"});
    const int line = static_cast<int>(QString(kWarpSynchronous).section("s[t] += s[t + 16];", 0, 0).count('\n')) + 1;
    QVERIFY2(outcome.out.contains(QString("warps.cu:%1: race").arg(line)), qPrintable(outcome.out));
    QCOMPARE(outcome.code, 1);
  }
  void aKernelThatWaitsForEverIsToldWithItsLine_data() {
    QTest::addColumn<int>("kernel");
    QTest::addColumn<int>("line");
    QTest::newRow("for a store") << 0 << 4;
    QTest::newRow("for an atomic") << 1 << 0;  // its own line in a header is reported
    QTest::newRow("for itself") << 2 << 11;
    QTest::newRow("for a later block") << 3 << 16;
  }
  void aKernelThatWaitsForEverIsToldWithItsLine() {
    QFETCH(int, kernel);
    QFETCH(int, line);
    const QString place = line == 0 ? QString() : QString("%1:%2)").arg(path("endless.cu")).arg(line);
    const Outcome run = exec("endless.cu", kEndless, {"--", QString::number(kernel)});
    QVERIFY2(run.out.contains(" waits for ever (block (") && run.out.contains(place), qPrintable(run.out));
    QCOMPARE(run.code, 1);
    const Outcome check = exec("endless.cu", kEndless, {"--check", "--", QString::number(kernel)});
    const QString finding = line == 0 ? QString(": never-ends") : QString("endless.cu:%1: never-ends").arg(line);
    QVERIFY2(check.out.contains(finding), qPrintable(check.out));
    QCOMPARE(check.code, 1);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecWarps>(__FILE__);
#include "test_exec_warps.moc"
