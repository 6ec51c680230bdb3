// SPDX-License-Identifier: GPL-3.0-or-later
// What a check knows of lanes that a mask names, of flags between warps, and of what a thread or the host leaves
// undone.
#include <QJsonArray>

#include "compute/program/exec_fixture.h"
#include "test_registry.h"

using namespace warpbench::test;

namespace {

/// With a letter, the program makes the mistake at the line that ends with the letter.
constexpr const char* kMistakes = R"(#include <cstdio>
struct Mean { float sum, weight; };
__device__ void add(Mean& mean, float value) {
  mean.sum += value;
  mean.weight += 1;  // M
}
__global__ void kernel(char what, int* out, const int* in, int n) {
  const int lane = threadIdx.x % 32;
  unsigned votes = 0;
  if (lane < (what == 'B' ? 20 : 32))
    votes = __ballot_sync(0xffffffff, in[lane] >= 0);  // B
  for (int i = lane; i < (what == 'V' ? 75 : 96); i += 32)
    if (__any_sync(0xffffffff, in[i] == 99))  // V
      out[i] = i;
  unsigned peers = 1;
  if (in[lane] >= (what == 'P' ? 4 : 0))
    peers = __match_any_sync(0xffffffff, in[lane]);  // P
  int value = lane;
  if (what != 'E' || lane < 16)
    value = __shfl_xor_sync(0xffffffff, value, 1);  // E
  else
    value = __shfl_xor_sync(0xffffffff, value, 2);
  int limited;
  if (in[lane] < 2) limited = 2;
  else if (what != 'U' || in[lane] < 5) limited = in[lane];
  out[threadIdx.x] = limited + value + votes + peers;  // U
  Mean mean;
  mean.sum = 0;
  if (what != 'M') mean.weight = 0;
  for (int i = 0; i < n; ++i) add(mean, in[i]);
  out[threadIdx.x] += mean.sum / mean.weight;
}
__global__ void handOver(bool fences, int* out) {
  __shared__ volatile int flag;
  __shared__ volatile int data[32];
  const int lane = threadIdx.x % 32;
  if (threadIdx.x == 0) flag = 0;
  __syncthreads();
  if (threadIdx.x < 32) {
    data[lane] = lane;
    if (fences) __threadfence_block();
    __syncwarp();
    if (lane == 0) flag = 1;
  } else {
    if (lane == 0)
      while (flag == 0) {}  // F
    __syncwarp();
    __threadfence_block();
    out[lane] = data[31 - lane];
  }
}
int main(int, char** words) {
  const char what = words[1][0];
  int *out, *in, host[96];
  for (int i = 0; i < 96; ++i) host[i] = i % 8;
  cudaMalloc(&out, 4096);
  cudaMalloc(&in, sizeof host);
  cudaMemset(out, 0, 4096);
  cudaMemcpy(in, host, sizeof host, cudaMemcpyHostToDevice);
  kernel<<<1, 32>>>(what, out, in, 3);
  handOver<<<1, 64>>>(what != 'F', out);
  cudaDeviceSynchronize();
  for (int i = 0; i < 3; ++i) {
    cudaEvent_t done;
    cudaStream_t stream;
    cudaEventCreate(&done);  // L
    cudaStreamCreate(&stream);  // S
    if (what != 'L') cudaEventDestroy(done);
    if (what != 'S') cudaStreamDestroy(stream);
  }
  cudaFree(out);
  cudaFree(in);
})";

}  // namespace

class TestExecLanes : public ExecTest {
  Q_OBJECT

 private slots:
  void aMistakeIsFoundAtItsLine_data() {
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("text");
    const auto row = [](const char* letter, const char* kind, const char* text) {
      QTest::newRow(letter) << QString(kind) << QString(text);
    };
    row("B", "absent-lane", "block (0, 0), thread (0, 0): its mask names lane 20, which has exited or does not reach");
    row("V", "absent-lane", "block (0, 0), thread (0, 0): its mask names lane 11, which has exited or does not reach");
    row("P", "absent-lane", "block (0, 0), thread (4, 0): its mask names lane 0, which has exited or does not reach");
    row("E", "absent-lane", "block (0, 0), thread (0, 0): its mask names lane 16, which has exited or does not reach");
    row("U", "uninitialised",
        "block (0, 0), thread (5, 0): load of 4 bytes at byte 0 of the thread's own variable limit");
    row("M", "uninitialised",
        "block (0, 0), thread (0, 0): load of 4 bytes at byte 4 of the thread's own variable mean");
    row("F", "race", "block (0, 0), thread (32, 0): load of 4 bytes at byte 0 of shared array flag of ");
    row("L", "leak", "3 events are never destroyed");
    row("S", "leak", "3 streams are never destroyed");
  }
  void aMistakeIsFoundAtItsLine() {
    QFETCH(QString, kind);
    QFETCH(QString, text);
    const QString letter = QTest::currentDataTag();
    const Outcome outcome = cli({"exec", program("lanes.cu", kMistakes), "--check", "--json", "--", letter});
    const int line = static_cast<int>(QString(kMistakes).section("  // " + letter + "\n", 0, 0).count('\n')) + 1;
    const QJsonArray findings = onlyDocument(outcome.out)["findings"].toArray();
    QVERIFY2(!findings.isEmpty(), qPrintable(outcome.out));
    const QJsonValue first = findings.first();
    const QString said = first["text"].toString();
    QVERIFY2(said.contains(text.section(": ", 1)) && said.startsWith(text.section(": ", 0, 0)), qPrintable(said));
    QCOMPARE(first["line"].toInt(), line);
    QCOMPARE(first["kind"].toString(), kind);
  }

  void whatIsRightIsClean() {
    const Outcome outcome = exec("lanes.cu", kMistakes, {"--check", "--", "-"});
    QVERIFY2(outcome.code == 0 && outcome.out.contains("2 launches checked, 0 findings"), qPrintable(outcome.out));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecLanes>(__FILE__);
#include "test_exec_lanes.moc"
