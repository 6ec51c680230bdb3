// SPDX-License-Identifier: GPL-3.0-or-later
// cuda::atomic, cuda::atomic_ref, semaphores and latches in programs.
#include "compute/program/exec_fixture.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::test;

namespace {

constexpr const char* kAtomics = R"(#include <cstdio>
#include <cuda/atomic>
#include <cuda/latch>
#include <cuda/semaphore>
#include <cuda/std/atomic>
__device__ cuda::atomic<int, cuda::thread_scope_device> ticket;
__global__ void count(unsigned* bins, float* sum, int* least, int* lines, int n) {
  __shared__ cuda::atomic<int, cuda::thread_scope_block> inBlock;
  if (threadIdx.x == 0) inBlock = 0;
  __syncthreads();
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    cuda::atomic_ref<unsigned, cuda::thread_scope_device> bin(bins[i % 7]);
    bin.fetch_add(1, cuda::memory_order_relaxed);
    cuda::atomic_ref<float> all(*sum);
    all += 0.5f;
    cuda::atomic_ref<int, cuda::thread_scope_device>(*least).fetch_min(1000 - i, cuda::std::memory_order_relaxed);
    ++inBlock;
  }
  __syncthreads();
  if (threadIdx.x == 0) lines[ticket++] = inBlock.load();
}
__global__ void swap(unsigned long long* at) {
  cuda::atomic_ref<unsigned long long> value(*at);
  unsigned long long old = value.load();
  while (!value.compare_exchange_weak(old, old * 3 % 1000003)) {
  }
}
__device__ cuda::counting_semaphore<cuda::thread_scope_device, 2> few{2};
__device__ cuda::latch<cuda::thread_scope_device> all{96};
__global__ void guarded(int* inside, int* most, int* after) {
  cuda::atomic_ref<int, cuda::thread_scope_device> now(*inside);
  if (threadIdx.x % 32 == 0) {
    few.acquire();
    cuda::atomic_ref<int, cuda::thread_scope_device>(*most).fetch_max(++now);
    --now;
    few.release();
  }
  all.arrive_and_wait();
  atomicAdd(after, 1);
}
int main() {
  unsigned* bins;
  float* sum;
  int *least, *lines, *numbers;
  unsigned long long* big;
  cudaMallocManaged(&bins, 28);
  cudaMallocManaged(&sum, 4);
  cudaMallocManaged(&least, 4);
  cudaMallocManaged(&lines, 5 * 4);
  cudaMallocManaged(&numbers, 12);
  cudaMallocManaged(&big, 8);
  *least = 5000;
  *big = 1;
  count<<<5, 96>>>(bins, sum, least, lines, 401);
  swap<<<1, 70>>>(big);
  guarded<<<1, 96>>>(numbers, numbers + 1, numbers + 2);
  cudaDeviceSynchronize();
  for (int i = 0; i < 7; ++i) printf("%u ", bins[i]);
  unsigned long long want = 1;
  for (int i = 0; i < 70; ++i) want = want * 3 % 1000003;
  printf("%g %d %d %d %d\n", *sum, *least, lines[0] + lines[1] + lines[2] + lines[3] + lines[4], *big == want,
         numbers[0] == 0 && numbers[1] >= 1 && numbers[1] <= 2 && numbers[2] == 96);
  cuda::std::atomic<int> host{3};
  int expected = 4;
  const bool swapped = host.compare_exchange_strong(expected, 9);
  host.fetch_add(5);
  host -= 2;
  printf("%d %d %d %s\n", swapped, expected, host.load(), cudaGetErrorName(cudaGetLastError()));
})";

class TestExecAtomicClasses : public ExecTest {
  Q_OBJECT
 private slots:
  void classesDoWhatTheFunctionsDo() {
    const Outcome outcome = exec("atomics.cu", kAtomics);
    QVERIFY2(outcome.out.startsWith("58 58 57 57 57 57 57 200.5 600 401 1 1\n0 3 6 cudaSuccess\n"),
             qPrintable(outcome.out + outcome.err));
  }
  void otherSizesAreRefusedByName() {
    const Outcome outcome =
        exec("small.cu",
             "#include <cuda/atomic>\n__global__ void k(cuda::atomic<char>* a) {\n  a->fetch_add(1);\n}\n"
             "int main() { k<<<1, 1>>>(nullptr); }\n");
    QVERIFY2(outcome.err.contains("atomic variables of other than 4 or 8 bytes are not simulated"),
             qPrintable(outcome.err));
    QCOMPARE(outcome.code, 1);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecAtomicClasses>(__FILE__);

}  // namespace

#include "test_exec_atomic_classes.moc"
