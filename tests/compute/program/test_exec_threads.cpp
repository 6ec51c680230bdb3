// SPDX-License-Identifier: GPL-3.0-or-later
// The check's findings within one thread, about lanes named by shuffles, and about host copies.
#include <QJsonArray>

#include "compute/program/exec_fixture.h"
#include "test_registry.h"

using namespace warpbench::test;

namespace {

/// Calling the program with a letter makes the mistake with that letter; its line ends with the letter as a comment.
constexpr const char* kMistakes = R"(#include <cstdio>
#include <cstdlib>
struct Row { int a[4]; int b[5]; };
__global__ void local(int* out, const int* at) {
  int mine[8];
  for (int i = 0; i < 8; ++i) mine[i] = i;
  mine[at[threadIdx.x]] = 5;  // L
  int sum = 0;
  for (int i = 0; i < 8; ++i) sum += mine[i];
  out[threadIdx.x] = sum;
}
__global__ void member(Row* row, const int* at) {
  row->a[at[threadIdx.x]] = 1;  // M
}
__global__ void aligned(double* out, const int* at) {
  __shared__ __align__(8) char bytes[8 * 33 + 8];
  if (at[0] == 8)
    *(double*)(bytes + 4 + 8 * threadIdx.x) = threadIdx.x;  // A
  else
    *(double*)(bytes + 8 + 8 * threadIdx.x) = threadIdx.x;
  __syncthreads();
  if (at[0] != 8) out[threadIdx.x] = *(double*)(bytes + 8 + 8 * (32 - threadIdx.x));
}
__global__ void whole(int* out, const int* at) {
  int value = threadIdx.x;
  if (at[0] == 8 && threadIdx.x >= 20) return;
  for (int d = 16; d > 0; d /= 2)
    value += __shfl_down_sync(0xffffffff, value, d);  // S
  out[threadIdx.x] = value;
}
__global__ void masked(int* out, const int* at) {
  const unsigned mask = at[0] == 8 ? 0x0fffffff : 0xffffffff;
  if (mask >> threadIdx.x & 1)
    out[threadIdx.x] = __shfl_xor_sync(mask, threadIdx.x, 4);  // X
}
int main(int, char** words) {
  const char what = words[1][0];
  int *out, *at;
  cudaMalloc(&out, 4096);
  cudaMalloc(&at, 132);
  cudaMemset(out, 0, 4096);
  int indices[33] = {};
  const auto wrong = [&](char which) {
    indices[0] = what == which ? 8 : 3;
    cudaMemcpy(at, indices, 132, cudaMemcpyHostToDevice);
  };
  wrong('L'); local<<<1, 5>>>(out, at);
  wrong('M'); member<<<1, 1>>>((Row*)out, at);
  wrong('A'); aligned<<<1, 33>>>((double*)out, at);
  wrong('S'); whole<<<1, 32>>>(out, at);
  wrong('X'); masked<<<1, 32>>>(out, at);
  cudaMemcpy(out, out + (what == 'O' ? 99 : 100), 400, cudaMemcpyDeviceToDevice);  // O
  cudaDeviceSynchronize();
  if (what == 'F')
    free(out);  // F
  cudaFree(out);
  cudaFree(at);
})";

}  // namespace

class TestExecThreads : public ExecTest {
  Q_OBJECT

 private slots:
  void aMistakeIsFoundAtItsLine_data() {
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("text");
    const auto row = [](const char* letter, const char* kind, const char* text) {
      QTest::newRow(letter) << QString(kind) << QString(text);
    };
    row("L", "out-of-bounds", "block (0, 0), thread (0, 0): store beyond a thread's private array");
    row("M", "out-of-bounds", "block (0, 0), thread (0, 0): index 8 beyond an array of type int [4]");
    row("A", "misaligned", "block (0, 0), thread (0, 0): store of 8 bytes at byte 4 of shared array bytes of ");
    row("S", "absent-lane", "block (0, 0), thread (0, 0): its mask names lane 20, which has exited or");
    row("X", "absent-lane", "block (0, 0), thread (24, 0): takes the value of lane 28, which has exited or");
    row("O", "overlapping-copy", "cudaMemcpy copies 400 bytes to where 4 of them come from");
    row("F", "device-pointer", "host code follows a pointer to device memory: byte -");
  }
  void aMistakeIsFoundAtItsLine() {
    QFETCH(QString, kind);
    QFETCH(QString, text);
    const QString letter = QTest::currentDataTag();
    const Outcome outcome = cli({"exec", program("mistakes.cu", kMistakes), "--check", "--json", "--", letter});
    const int line = static_cast<int>(QString(kMistakes).section("  // " + letter + "\n", 0, 0).count('\n')) + 1;
    bool found = false;
    for (const QJsonValue& finding : onlyDocument(outcome.out)["findings"].toArray()) {
      const QString said = finding["text"].toString();
      qInfo("%d: %s: %s", finding["line"].toInt(), qPrintable(finding["kind"].toString()), qPrintable(said));
      if (letter == "F" && finding["kind"] == "leak") continue;  // it ends there
      QCOMPARE(finding["line"].toInt(), line);
      QCOMPARE(finding["kind"].toString(), kind);
      QVERIFY2(said.startsWith(text), qPrintable(said));
      found = true;
    }
    QVERIFY2(found, qPrintable(outcome.out));
  }

  void whatIsRightIsClean() {
    const Outcome outcome = exec("mistakes.cu", kMistakes, {"--check", "--", "-"});
    QVERIFY2(outcome.code == 0 && outcome.out.contains("5 launches checked, 0 findings"), qPrintable(outcome.out));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecThreads>(__FILE__);
#include "test_exec_threads.moc"
