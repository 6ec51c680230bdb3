// SPDX-License-Identifier: GPL-3.0-or-later
// A check of launches whose blocks wait for later blocks or for the whole grid.
#include <QJsonArray>
#include <algorithm>

#include "compute/program/exec_fixture.h"
#include "test_registry.h"

using namespace warpbench::test;

namespace {

/// With a letter, the program makes the mistake at the line that ends with the letter.
constexpr const char* kMistakes = R"(#include <cstdio>
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
struct Slot { int value, ready; };
__global__ void exchange(Slot* slots, int* out, bool fences) {
  const int other = gridDim.x - 1 - blockIdx.x;
  if (threadIdx.x != 0) return;
  slots[blockIdx.x].value = blockIdx.x;  // F
  if (fences) __threadfence(); else __threadfence_block();
  atomicExch(&slots[blockIdx.x].ready, 1);
  while (atomicAdd(&slots[other].ready, 0) == 0) {}
  __threadfence();
  out[blockIdx.x] = slots[other].value;
}
__device__ int arrived;
__device__ volatile int phase;
__device__ void meet(bool fences) {
  __syncthreads();
  if (threadIdx.x == 0) {
    if (fences) __threadfence();
    const int mine = phase;
    if (atomicAdd(&arrived, 1) == gridDim.x - 1) {
      arrived = 0;
      __threadfence();
      phase = mine + 1;
    } else {
      while (phase == mine) {}
    }
    __threadfence();
  }
  __syncthreads();
}
__global__ void smooth(float* a, float* b, int n, int steps, bool fences) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  for (int step = 0; step < steps; ++step) {
    if (i > 0 && i < n - 1) b[i] = (a[i - 1] + a[i + 1]) / 2;  // B
    meet(fences);
    float* const swapped = a; a = b; b = swapped;
  }
}
__global__ void inStep(int* a, int n, int steps, bool meets) {
  __shared__ int last;
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  for (int step = 1; step <= steps; ++step) {
    if (threadIdx.x == 0) last = a[(i + n - 1) % n];  // G
    if (meets) cg::this_grid().sync(); else __syncthreads();
    a[i] = step + last;
    if (meets) cg::this_grid().sync(); else __syncthreads();
  }
}
__global__ void ring(volatile int* flags, bool starts) {
  if (threadIdx.x != 0) return;
  if (starts || blockIdx.x != 4) flags[(blockIdx.x + 1) % gridDim.x] = 1;
  while (flags[blockIdx.x] == 0) {}  // W
}
int main(int, char** words) {
  const char what = words[1][0];
  Slot* slots; int *out; float* a;
  cudaMalloc(&slots, 5 * sizeof(Slot));
  cudaMalloc(&out, 4096);
  cudaMalloc(&a, 4096);
  cudaMemset(slots, 0, 5 * sizeof(Slot));
  cudaMemset(out, 0, 4096);
  cudaMemset(a, 0, 4096);
  exchange<<<5, 32>>>(slots, out, what != 'F');
  smooth<<<3, 65>>>(a, a + 500, 190, 3, what != 'B');
  int n = 4 * 33, steps = 3; bool meets = what != 'G';
  void* arguments[] = {&out, &n, &steps, &meets};
  cudaLaunchCooperativeKernel((void*)inStep, dim3(4), dim3(33), arguments, 0, nullptr);
  ring<<<7, 1>>>(out + 500, what != 'W');
  int got = 0;
  cudaMemcpy(&got, out + 131, 4, cudaMemcpyDeviceToHost);
  printf("got %d\n", got);
  cudaFree(slots); cudaFree(out); cudaFree(a);
})";

}  // namespace

class TestExecTurns : public ExecTest {
  Q_OBJECT

 private slots:
  void aMistakeIsFoundAtItsLine_data() {
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("text");
    const auto row = [](const char* letter, const char* kind, const char* text) {
      QTest::newRow(letter) << QString(kind) << QString(text);
    };
    row("F", "race", "__threadfence() before");
    row("B", "race", "__threadfence() before");
    row("G", "race", "");
    row("W", "never-ends", "block (5, 0), thread (0, 0)");
  }
  void aMistakeIsFoundAtItsLine() {
    QFETCH(QString, kind);
    QFETCH(QString, text);
    const QString letter = QTest::currentDataTag();
    const Outcome outcome = cli({"exec", program("turns.cu", kMistakes), "--check", "--json", "--", letter});
    const int line = static_cast<int>(QString(kMistakes).section("  // " + letter + "\n", 0, 0).count('\n')) + 1;
    const QJsonArray findings = onlyDocument(outcome.out)["findings"].toArray();
    const bool found = std::ranges::any_of(findings, [&](const QJsonValue& each) {
      return each["line"].toInt() == line && each["kind"] == kind && each["text"].toString().contains(text);
    });
    QVERIFY2(found, qPrintable(outcome.out));
  }

  void whatIsRightIsCleanAndGivesTheResultOfAGpu() {
    const Outcome outcome = exec("turns.cu", kMistakes, {"--check", "--", "-"});
    QVERIFY2(outcome.code == 0 && outcome.out.contains("4 launches checked, 0 findings"), qPrintable(outcome.out));
    QVERIFY2(outcome.out.contains("got 6\n"), qPrintable(outcome.out));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecTurns>(__FILE__);
#include "test_exec_turns.moc"
