// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cstdint>
#include <future>

#include "compute/program/exec_fixture.h"
#include "own/process_guard.h"
#include "test_registry.h"

namespace {

using namespace warpbench;
using namespace warpbench::test;

/// The GPU's memory: allocated, free, and too large.
const char* const kRoom = R"(#include <cstdio>
int main() {
  size_t free, total;
  cudaMemGetInfo(&free, &total);
  cudaDeviceProp p;
  cudaGetDeviceProperties(&p, 0);
  std::printf("%zu %zu %d\n", free, total, p.totalGlobalMem == total);
  void *half, *rest, *more = &more;
  std::printf("%d ", cudaMalloc(&half, total / 2));
  std::printf("%d ", cudaMalloc(&more, total / 2));
  std::printf("%d ", cudaMalloc(&rest, free - total / 2));
  std::printf("%d ", cudaMalloc(&more, 1 << 20));
  std::printf("%s ", cudaGetErrorName(cudaGetLastError()));
  std::printf("%d ", cudaMallocAsync(&more, 1 << 20, 0));
  cudaGetLastError();
  cudaMemGetInfo(&free, &total);
  std::printf("%zu\n", free >> 20);
  std::printf("%d %d ", cudaFree(half), cudaMalloc(&more, size_t(1) << 62));
  cudaGetLastError();
  std::printf("%d ", cudaMalloc(&more, total / 3));
  cudaMemGetInfo(&free, &total);
  std::printf("%zu\n", free);
}
)";

/// Half of the GPU's memory; a kernel uses words that lie far apart.
const char* const kSparse = R"(#include <cstdio>
__global__ void touch(int* p, size_t n, size_t step) {
  const size_t i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i * step < n) p[i * step] += i + 1;
  if (i == 0) p[n - 1] = 77;
}
int main() {
  size_t free, total;
  cudaMemGetInfo(&free, &total);
  const size_t n = total / 2 / sizeof(int), step = n / 1000;
  int *p, last, middle, between;
  if (cudaMalloc(&p, n * sizeof(int))) return 2;
  if (cudaMemset(p, 0, n * sizeof(int))) return 3;
  touch<<<8, 128>>>(p, n, step);
  cudaMemcpy(&last, p + n - 1, 4, cudaMemcpyDeviceToHost);
  cudaMemcpy(&middle, p + 500 * step, 4, cudaMemcpyDeviceToHost);
  cudaMemcpy(&between, p + 500 * step + 1, 4, cudaMemcpyDeviceToHost);
  std::printf("%d %d %d %d\n", last, middle, between, cudaDeviceSynchronize());
  // Part of it is set to zero again, from an odd byte to an odd byte.
  cudaMemset((char*)(p + 100 * step) + 1, 0, (n - 100 * step) * 4 - 4);
  cudaMemcpy(&last, p + n - 1, 4, cudaMemcpyDeviceToHost);
  cudaMemcpy(&middle, p + 500 * step, 4, cudaMemcpyDeviceToHost);
  cudaMemcpy(&between, p + 100 * step, 4, cudaMemcpyDeviceToHost);
  std::printf("%d %d %d\n", last, middle, between);
}
)";

/// More managed memory than the GPU has.
const char* const kManaged = R"(#include <cstdio>
__global__ void add(char* p, size_t n, size_t step) { if (threadIdx.x * step < n) p[threadIdx.x * step] += threadIdx.x; }
int main() {
  size_t free, total, after;
  cudaMemGetInfo(&free, &total);
  const size_t n = total + (total >> 2), step = n / 100;
  char* p;
  std::printf("%d ", cudaMallocManaged(&p, n));
  for (size_t i = 0; i < n; i += step) p[i] = 3;
  add<<<1, 128>>>(p, n, step);
  std::printf("%d ", cudaDeviceSynchronize());
  int sum = 0;
  for (size_t i = 0; i < n; i += step) sum += p[i];
  cudaMemGetInfo(&after, &total);
  std::printf("%d %d ", sum, after == free);
  std::printf("%d\n", cudaFree(p));
}
)";

/// The simulated GPU has its own memory size, not this machine's.
class TestExecMemory : public ExecTest {
  Q_OBJECT

 private slots:
  void theMemoryIsTheGpus() {
    const Outcome outcome = exec("room.cu", kRoom);
    QVERIFY2(outcome.out.startsWith(
                 "149557477376 150109880320 1\n0 2 0 2 cudaErrorMemoryAllocation 2 0\n0 2 0 25018313216\n"),
             qPrintable(outcome.out + outcome.err));
    QCOMPARE(outcome.code, 0);
    QVERIFY(exec("room.cu", kRoom, {"--device", "simulated:nvidia-t4"}).out.startsWith("15553724416 16106127360 1\n"));
  }
  void halfOfItIsUsedHereAndThere() {
    const Outcome outcome = exec("sparse.cu", kSparse);
    QVERIFY2(outcome.out.startsWith("77 501 0 0\n0 0 101\n"), qPrintable(outcome.out + outcome.err));
    QCOMPARE(outcome.code, 0);
  }
  void managedMemoryMayExceedIt() {
    const Outcome outcome = exec("managed.cu", kManaged);
    QVERIFY2(outcome.out.startsWith("0 0 5250 1 0\n"), qPrintable(outcome.out + outcome.err));
    QCOMPARE(outcome.code, 0);
  }
  void aCheckTakesNoMoreThanThisMachineHas() {
    const Outcome outcome = exec("large.cu",
                                 "#include <cstdio>\nint main() { void* p; std::printf(\"%d\\n\", cudaMalloc(&p, "
                                 "size_t(100) << 40)); cudaGetLastError(); }\n",
                                 {"--check"});
    QVERIFY2(outcome.out.startsWith("2\n"), qPrintable(outcome.out + outcome.err));
  }
  void exhaustedMemoryIsTold() {
    std::promise<void> told;
    own::watchMemory(SIZE_MAX, [&] { told.set_value(); });
    told.get_future().wait();
  }
};

}  // namespace

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecMemory>(__FILE__);
#include "test_exec_memory.moc"
