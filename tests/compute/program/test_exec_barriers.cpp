// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

#include "compute/program/exec_fixture.h"
#include "test_registry.h"

using namespace warpbench::test;

namespace {

// A block of 96 threads: two warps fill and the third sums, by two barriers that take turns; then copies by a pipeline.
const char* const kBarriers = R"(
#include <cuda/barrier>
#include <cuda/pipeline>
#include <cuda_pipeline.h>
#include <utility>
using Barrier = cuda::barrier<cuda::thread_scope_block>;
__global__ void handOver(const int* in, int* sums, int rounds) {
  __shared__ Barrier full, empty;
  __shared__ int part[64];
  if (threadIdx.x == 0) { init(&full, 96); init(&empty, 96); }
  __syncthreads();
  for (int round = 0; round < rounds; ++round) {
    if (threadIdx.x < 64) {
      part[threadIdx.x] = in[round * 64 + threadIdx.x];
      full.arrive();  // and does not wait for the sum
      empty.arrive_and_wait();
    } else {
      auto token = full.arrive();
      full.wait(std::move(token));
      if (threadIdx.x == 64) { int sum = 0; for (int i = 0; i < 64; ++i) sum += part[i]; sums[round] = sum; }
      empty.arrive_and_wait();
    }
  }
}
__global__ void throughShared(const float4* in, float* out) {
  __shared__ alignas(16) float4 tile[32];
  auto pipe = cuda::make_pipeline();
  pipe.producer_acquire();
  cuda::memcpy_async(&tile[threadIdx.x], &in[threadIdx.x], cuda::aligned_size_t<16>(16), pipe);
  pipe.producer_commit();
  pipe.consumer_wait();
  __syncthreads();
  out[threadIdx.x] = tile[31 - threadIdx.x].w;
  pipe.consumer_release();
}
// 16 bytes per lane; 8, with the last unused; 4, with odd lanes idle; and 16 by a separate pipeline.
__global__ void byPrimitives(const float4* in, float* out) {
  __shared__ float4 wide[32], whole[32];
  __shared__ float2 half[32];
  __shared__ float word[32];
  const int i = threadIdx.x;
  wide[i] = make_float4(-1, -1, -1, -1);
  half[i] = make_float2(-1, -1);
  word[i] = -1;
  nvcuda::experimental::pipeline pipe;
  __pipeline_memcpy_async(&wide[i], &in[i], sizeof(float4));
  __pipeline_memcpy_async(&half[i], &in[i].z, sizeof(float2), 4);
  __pipeline_memcpy_async(&word[i], &in[i].w, sizeof(float), i % 2 == 0 ? 0 : 4);
  __pipeline_commit();
  nvcuda::experimental::memcpy_async(whole[i], in[i], pipe);
  pipe.commit_and_wait();
  __pipeline_wait_prior(0);
  __syncthreads();
  const int j = 31 - i;
  out[i] = wide[j].w + 1000 * half[j].x + 10000 * half[j].y + 100000 * word[j] + whole[j].w;
}
__global__ void never() {
  __shared__ Barrier barrier;
  if (threadIdx.x == 0) init(&barrier, 65);
  __syncthreads();
  barrier.arrive_and_wait();
}
int main(int argc, char**) {
  const int rounds = 5;
  int *in, *sums; float4* four; float* out;
  cudaMallocManaged(&in, 64 * rounds * sizeof(int)); cudaMallocManaged(&sums, rounds * sizeof(int));
  cudaMallocManaged(&four, 32 * sizeof(float4)); cudaMallocManaged(&out, 32 * sizeof(float));
  for (int i = 0; i < 64 * rounds; ++i) in[i] = i;
  for (int i = 0; i < 32; ++i) four[i] = make_float4(0, 0, i % 7, i);
  handOver<<<1, 96>>>(in, sums, rounds);
  throughShared<<<1, 32>>>(four, out);
  if (cudaDeviceSynchronize() != cudaSuccess) return 1;
  for (int round = 0; round < rounds; ++round) if (sums[round] != 64 * 64 * round + 63 * 32) return 2;
  for (int i = 0; i < 32; ++i) if (out[i] != 31 - i) return 3;
  byPrimitives<<<1, 32>>>(four, out);
  cudaDeviceSynchronize();
  for (int i = 0; i < 32; ++i) {
    const int j = 31 - i;
    if (out[i] != j + 1000 * (j % 7) + (j % 2 == 0 ? 100000 * j : 0) + j) return 5;
  }
  if (argc > 1) never<<<1, 64>>>();
  return cudaDeviceSynchronize() == cudaSuccess ? 0 : 4;
})";

const char* const kShared = R"(
#include <cooperative_groups.h>
#include <cuda/pipeline>
namespace cg = cooperative_groups;
__global__ void pipeline() {
  __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, 2> state;
  auto pipe = cuda::make_pipeline(cg::this_thread_block(), &state);
  pipe.producer_acquire();
}
__global__ void tiles() {
  __shared__ cg::block_tile_memory<128> memory;
  auto tile = cg::tiled_partition<64>(cg::this_thread_block(memory));
  tile.sync();
}
int main() {
  pipeline<<<1, 32>>>();
  if (cudaDeviceSynchronize() != cudaErrorLaunchFailure) return 1;
  return 0;
})";

// Lane 5 of each warp reads its number from a special register.
const char* const kPtx = R"(
__global__ void lanes(unsigned* out) {
  unsigned lane, sum;
  asm("mov.u32 %0, %%laneid;" : "=r"(lane));
  asm("vabsdiff4.u32.u32.u32.add"
      " %0, %1, %2, %3;" : "=r"(sum) : "r"(0x01ff0003u), "r"(0x03000001u), "r"(lane));
  out[threadIdx.x] = sum;
}
int main() {
  unsigned* out;
  cudaMallocManaged(&out, 40 * sizeof(unsigned));
  lanes<<<1, 40>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess) return 1;
  for (unsigned i = 0; i < 40; ++i) if (out[i] != 2 + 255 + 0 + 2 + i % 32) return 2;
})";

}  // namespace

class TestExecBarriers : public ExecTest {
  Q_OBJECT

 private slots:
  void threadsMeetAtBarriersThatAreVariables() {
    const QJsonObject result = document("barriers.cu", kBarriers);
    const QJsonValue counters = result["launches"][0]["counters"];
    QCOMPARE(counters["global_load_requests"].toInt(), 10);
    QCOMPARE(counters["global_load_sectors"].toInt(), 40);
    QCOMPARE(counters["shared_store_requests"].toInt(), 10);
    QCOMPARE(counters["shared_load_requests"].toInt(), 5 * 64);
    QCOMPARE(counters["global_store_requests"].toInt(), 5);
    // 32 x 16 bytes at once.
    const QJsonValue copies = result["launches"][1]["counters"];
    QCOMPARE(copies["global_load_requests"].toInt(), 1);
    QCOMPARE(copies["global_load_sectors"].toInt(), 16);
    // 16 bytes twice, one byte four times, and every second lane's word.
    const QJsonValue primitives = result["launches"][2]["counters"];
    QCOMPARE(primitives["global_load_requests"].toInt(), 2 + 4 + 1);
    QCOMPARE(primitives["global_load_sectors"].toInt(), 7 * 16);
  }
  void whoWaitsInVainIsToldByLineAndThread() {
    const Outcome outcome = exec("barriers.cu", kBarriers, {"--", "never"});
    QCOMPARE(outcome.code, 1);
    const int line = static_cast<int>(QString(kBarriers).section("barrier.arrive_and_wait();", 0, 0).count('\n')) + 1;
    QVERIFY2(
        outcome.out.contains(QString("thread (0, 0, 0) waits at a barrier in shared memory that never completes: it "
                                     "lacks 1 arrival (block (0, 0, 0), %1:%2)")
                                 .arg(path("barriers.cu"))
                                 .arg(line)),
        qPrintable(outcome.out));
  }
  void aCheckKnowsWhatBarriersThatAreVariablesOrder() {
    const Outcome outcome = exec("barriers.cu", kBarriers, {"--check"});
    QVERIFY2(!outcome.out.contains("race") && outcome.out.contains("3 launches checked, 2 findings"),
             qPrintable(outcome.out));
    QCOMPARE(outcome.out.count(": leak: "), 2);
  }
  void whatSeveralThreadsShareIsRefusedByName() {
    const Outcome outcome = exec("shared.cu", kShared);
    QCOMPARE(outcome.code, 1);
    QVERIFY2(outcome.out.contains("makes a cuda::pipeline that several threads share, which is not simulated"),
             qPrintable(outcome.out));
  }
  void someInlinePtxIsKnown() {
    const QJsonObject result = document("ptx.cu", kPtx);
    QCOMPARE(result["exit_code"].toInt(-1), 0);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecBarriers>(__FILE__);
#include "test_exec_barriers.moc"
