// SPDX-License-Identifier: GPL-3.0-or-later
// A check of equal stores, read-only loads, locks within a warp, and what the host sets or reads in part.
#include <QJsonArray>
#include <algorithm>

#include "compute/program/exec_fixture.h"
#include "test_registry.h"

using namespace warpbench::test;

namespace {

/// With a letter, the program makes the mistake at the line that ends with the letter.
constexpr const char* kMistakes = R"(#include <cstdio>
#include <cstdlib>
__constant__ float weights[9];
__device__ int lock;
static float rows[10][50];
__global__ void levels(const int* from, const int* to, int* level, int n, int now, int step) {
  const int v = blockIdx.x * blockDim.x + threadIdx.x;
  if (v >= n || level[from[v]] != now) return;
  if (level[to[v]] < 0)
    level[to[v]] = now + 1 + step * v;  // E
}
__global__ void count(int* total, bool atomic) {
  if (atomic) atomicAdd(total, 1); else *total += 1;  // C
}
__global__ void readOnly(int* a, int* out, bool plain) {
  a[threadIdx.x] = threadIdx.x;
  __syncthreads();
  if (plain) out[threadIdx.x] = a[63 - threadIdx.x];
  else out[threadIdx.x] = __ldg(&a[63 - threadIdx.x]);  // R
}
__global__ void locksOutside(volatile int* total) {
  while (atomicExch(&lock, 1) != 0) {}  // K
  __threadfence();
  *total = *total + 1;
  __threadfence();
  atomicExch(&lock, 0);
}
__global__ void locksInside(volatile int* total) {
  for (bool waits = true; waits;)
    if (atomicExch(&lock, 1) == 0) {
      __threadfence();
      *total = *total + 1;
      __threadfence();
      atomicExch(&lock, 0);
      waits = false;
    }
}
__global__ void sum(float* out) {
  for (int i = 0; i < 9; ++i) *out += weights[i];
}
void set(const float* from, std::size_t bytes) {
  cudaMemcpyToSymbol(weights, from, bytes);  // S
}
int main(int, char** words) {
  const char what = words[1][0];
  int *a, *edges, host[64];
  float nine[9], *table;
  cudaMalloc(&a, 4096); cudaMalloc(&edges, 4096); cudaMalloc(&table, 50 * 40);
  cudaMemset(a, 0, 4096); cudaMemset(table, 0, 50 * 40);
  for (int i = 0; i < 64; ++i) host[i] = i % 7 == 6 ? 1 : 0;
  cudaMemcpy(edges, host, sizeof host, cudaMemcpyHostToDevice);
  for (int i = 0; i < 64; ++i) host[i] = 2 + i % 5;
  cudaMemcpy(edges + 64, host, sizeof host, cudaMemcpyHostToDevice);
  cudaMemset(a, 0xff, 64); cudaMemset(a, 0, 8);
  levels<<<2, 32>>>(edges, edges + 64, a, 64, 0, what == 'E');
  cudaMemset(a, 0, 4096);
  count<<<1, 32>>>(a, what != 'C');
  readOnly<<<1, 64>>>(a + 64, a + 256, what != 'R');
  if (what == 'K') locksOutside<<<1, 33>>>(a + 600); else locksInside<<<1, 33>>>(a + 600);
  for (float& each : nine) each = 1;
  set(nine, what == 'S' ? sizeof(float*) : sizeof nine);
  sum<<<1, 1>>>((float*)a + 700);
  cudaMemcpy2D(rows, what == 'P' ? 512 : 200, table, 200, 200, 10, cudaMemcpyDeviceToHost);  // P
  int* const got = (int*)malloc(60 * sizeof(int));
  cudaMemcpy(got, a, what == 'H' ? 60 : 60 * sizeof(int), cudaMemcpyDeviceToHost);
  long all = 0;
  for (int i = 0; i < 60; ++i) all += got[i];  // H
  int first = 0;
  if (what == 'D')
    first = a[0];  // D
  printf("%d %ld\n", first, all);
  free(got);
  cudaFree(a); cudaFree(edges); cudaFree(table);
})";

}  // namespace

class TestExecTwins : public ExecTest {
  Q_OBJECT

 private slots:
  void aMistakeIsFoundAtItsLine_data() {
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("text");
    const auto row = [](const char* letter, const char* kind, const char* text) {
      QTest::newRow(letter) << QString(kind) << QString(text);
    };
    row("E", "race", "store of 4 bytes");
    row("C", "race", "");
    row("R", "race", "a plain load instead of __ldg(), which may give an older value, is missing");
    row("K", "never-ends", "waits here for a lane of its own warp");
    row("S", "uninitialised", "this sets 8 bytes of a variable of 36, and the kernel reads byte 8 at");
    row("P", "out-of-bounds",
        "cudaMemcpy2D writes 200 bytes of the host's memory, in a block of 2000 bytes of which 0");
    row("H", "uninitialised", "fills 60 bytes of a block of 240");
    row("D", "device-pointer", "host code follows a pointer to device memory");
  }
  void aMistakeIsFoundAtItsLine() {
    QFETCH(QString, kind);
    QFETCH(QString, text);
    const QString letter = QTest::currentDataTag();
    const Outcome outcome = cli({"exec", program("twins.cu", kMistakes), "--check", "--json", "--", letter});
    const int line = static_cast<int>(QString(kMistakes).section("  // " + letter + "\n", 0, 0).count('\n')) + 1;
    const QJsonArray findings = onlyDocument(outcome.out)["findings"].toArray();
    const bool found = std::ranges::any_of(findings, [&](const QJsonValue& each) {
      return each["line"].toInt() == line && each["kind"] == kind && each["text"].toString().contains(text);
    });
    QVERIFY2(found, qPrintable(outcome.out + QString::number(line)));
  }

  void whatIsRightIsCleanAndEqualStoresAreAdvice() {
    const Outcome outcome = exec("twins.cu", kMistakes, {"--check", "--", "-"});
    QVERIFY2(outcome.code == 0 && outcome.out.contains("5 launches checked, 0 findings"), qPrintable(outcome.out));
    const Outcome strict = exec("twins.cu", kMistakes, {"--check", "--strict", "--", "-"});
    QCOMPARE(strict.code, 1);
    QVERIFY2(strict.out.contains(": benign-race: ") && strict.out.contains("; benign: all threads store the same"),
             qPrintable(strict.out));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecTwins>(__FILE__);
#include "test_exec_twins.moc"
