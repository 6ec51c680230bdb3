// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "compute/program/exec_fixture.h"
#include "test_registry.h"

namespace {

using namespace warpbench::test;

/// As many blocks as an H200 holds at once, 1,056 of 256 threads, which synchronise twice.
const char* const kSums = R"(#include <cooperative_groups.h>
#include <cstdio>
namespace cg = cooperative_groups;
__global__ void sums(const int* in, int* partial, int* total, int n) {
  __shared__ int part[256];
  const cg::grid_group grid = cg::this_grid();
  int sum = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) sum += in[i];
  part[threadIdx.x] = sum;
  for (int half = blockDim.x / 2; half > 0; half /= 2) {
    __syncthreads();
    if (threadIdx.x < half) part[threadIdx.x] += part[threadIdx.x + half];
  }
  if (threadIdx.x == 0) partial[blockIdx.x] = part[0];
  grid.sync();
  if (blockIdx.x == 0 && threadIdx.x == 0) {
    *total = 0;
    for (int i = 0; i < gridDim.x; ++i) *total += partial[i];
  }
  grid.sync();
  if (threadIdx.x == 0) partial[blockIdx.x] = *total + blockIdx.x;
}
int main() {
  cudaDeviceProp properties;
  cudaGetDeviceProperties(&properties, 0);
  int resident = 0;
  cudaOccupancyMaxActiveBlocksPerMultiprocessor(&resident, sums, 256, 0);
  const int blocks = resident * properties.multiProcessorCount;
  const int n = 1000003;
  int *in, *partial, *total;
  cudaMallocManaged(&in, n * sizeof(int));
  cudaMallocManaged(&partial, blocks * sizeof(int));
  cudaMallocManaged(&total, sizeof(int));
  for (int i = 0; i < n; ++i) in[i] = i % 7;
  void* arguments[] = {&in, &partial, &total, const_cast<int*>(&n)};
  if (cudaLaunchCooperativeKernel((void*)sums, blocks, 256, arguments) != cudaSuccess) return 2;
  if (cudaDeviceSynchronize() != cudaSuccess) return 3;
  std::printf("%d blocks: %d %d %d\n", blocks, *total, partial[0], partial[blocks - 1]);
}
)";

/// Each element once, of 2^24 of two bytes and of 2^25 of one.
const char* const kNarrow = R"(#include <cuda_fp16.h>
#include <cstdio>
template <typename T> __global__ void copy(T* to, const T* from, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) to[i] = from[i];
}
template <typename T> int wrong(int n) {
  T *from, *to;
  if (cudaMalloc(&from, n * sizeof(T)) || cudaMalloc(&to, n * sizeof(T))) return -1;
  cudaMemset(from, 1, n * sizeof(T));
  copy<<<64, 256>>>(to, from, n);
  T last;
  if (cudaMemcpy(&last, to + n - 1, sizeof(T), cudaMemcpyDeviceToHost)) return -2;
  cudaFree(from);
  cudaFree(to);
  const unsigned char* bytes = (const unsigned char*)&last;
  return bytes[0] == 1 && bytes[sizeof(T) - 1] == 1 ? 0 : 1;
}
int main() {
  const int halves = wrong<__half>(1 << 24);
  const int bytes = wrong<unsigned char>(1 << 25);
  std::printf("%d %d\n", halves, bytes);
  return halves != 0 || bytes != 0;
}
)";

/// Programs that demand much of the simulating machine.
class TestExecLarge : public ExecTest {
  Q_OBJECT

 private slots:
  void aThousandBlocksOfACooperativeLaunchMeet() {
    const Outcome outcome = exec("sums.cu", kSums);
    QVERIFY2(outcome.out.startsWith("1056 blocks: 3000003 3000003 3001058\n"), qPrintable(outcome.out + outcome.err));
    QCOMPARE(outcome.code, 0);
  }
  void aCheckTakesLargeArraysOfNarrowElements() {
    const Outcome outcome = exec("narrow.cu", kNarrow, {"--check"});
    QVERIFY2(outcome.out.startsWith("0 0\n"), qPrintable(outcome.out + outcome.err));
    QCOMPARE(outcome.code, 0);
  }
};

}  // namespace

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecLarge>(__FILE__);
#include "test_exec_large.moc"
