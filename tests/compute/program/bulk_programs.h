// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace warpbench::test {

// On an H100 it gave the same results, and compute-sanitizer found nothing.
inline constexpr const char* kBulkProgram = R"(
#include <cuda/barrier>
#include <cuda/ptx>
#include <cstdint>
#include <utility>
using Barrier = cuda::barrier<cuda::thread_scope_block>;
namespace ptx = cuda::ptx;
__device__ uint32_t at(const void* p) { return static_cast<uint32_t>(__cvta_generic_to_shared(p)); }
__device__ void begin(uint64_t* barrier, int arrivals) {
  asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(at(barrier)), "r"(arrivals) : "memory");
  asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
}
__device__ void load(void* to, const void* from, int bytes, uint64_t* barrier) {
  asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];" ::"r"(at(to)),
               "l"(from), "r"(bytes), "r"(at(barrier)) : "memory");
}
// Waits like CUTLASS.
__device__ void wait(uint64_t* barrier, int parity) {
  asm volatile(
      "{\n"
      ".reg .pred P1;\n"
      "LAB_WAIT:\n"
      "mbarrier.try_wait.parity.shared::cta.b64 P1, [%0], %1, 0x989680;\n"
      "@P1 bra DONE;\n"
      "bra LAB_WAIT;\n"
      "DONE:\n"
      "}" ::"r"(at(barrier)), "r"(parity) : "memory");
}
// Tiles of 528 bytes, two in flight, for 96 threads: each adds up its element of all tiles.
__global__ void stages(const float* in, float* out, int tiles) {
  __shared__ __align__(128) float tile[2][132];
  __shared__ uint64_t landed[2];
  in += blockIdx.x * tiles * 132;
  const auto fetch = [&](int i) {
    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(at(&landed[i % 2])), "r"(528) : "memory");
    load(tile[i % 2], in + i * 132, 528, &landed[i % 2]);
  };
  if (threadIdx.x == 0) {
    begin(&landed[0], 1);
    begin(&landed[1], 1);
    fetch(0);
  }
  __syncthreads();
  float sum = 0;
  for (int i = 0; i < tiles; ++i) {
    if (threadIdx.x == 0 && i + 1 < tiles) fetch(i + 1);
    wait(&landed[i % 2], i / 2 % 2);
    sum += tile[i % 2][threadIdx.x];
    __syncthreads();
  }
  out[blockIdx.x * 96 + threadIdx.x] = sum;
}
// One lane of one warp copies tiles, and two warps use them: three tiles in a ring.
__global__ void roles(const int4* in, int* out, int tiles) {
  __shared__ __align__(16) int4 ring[3][64];
  __shared__ uint64_t full[3], empty[3];
  if (threadIdx.x == 0)
    for (int i = 0; i < 3; ++i) {
      ptx::mbarrier_init(&full[i], 1);
      ptx::mbarrier_init(&empty[i], 64);
    }
  __syncthreads();
  if (threadIdx.x < 32) {
    if (threadIdx.x == 0)
      for (int i = 0; i < tiles; ++i) {
        while (!ptx::mbarrier_try_wait_parity(&empty[i % 3], i / 3 % 2 ^ 1)) {}
        ptx::mbarrier_arrive_expect_tx(ptx::sem_release, ptx::scope_cta, ptx::space_shared, &full[i % 3], 1024);
        ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, ring[i % 3], in + i * 64, 1024, &full[i % 3]);
      }
  } else {
    int sum = 0;
    for (int i = 0; i < tiles; ++i) {
      while (!ptx::mbarrier_try_wait_parity(&full[i % 3], i / 3 % 2)) {}
      const int4 one = ring[i % 3][95 - threadIdx.x];
      sum += one.x + one.y + one.z + one.w;
      ptx::mbarrier_arrive(&empty[i % 3]);
    }
    out[threadIdx.x - 32] = sum;
  }
}
// Uses states instead of parities, and generic addresses; one thread arrives twice at once and then drops out.
__global__ void states(int* out) {
  __shared__ uint64_t barrier;
  __shared__ int word[33];
  if (threadIdx.x == 0) asm volatile("mbarrier.init.b64 [%0], 34;" ::"l"(&barrier) : "memory");
  __syncthreads();
  word[threadIdx.x] = threadIdx.x;
  if (threadIdx.x == 32) {
    asm volatile("{ .reg .b64 s; mbarrier.arrive_drop.release.cta.shared::cta.b64 s, [%1], 2;"
                 " mbarrier.pending_count.b64 %0, s; }" : "=r"(out[32]) : "r"(at(&barrier)) : "memory");
    return;
  }
  for (int phase = 0; phase < 2; ++phase) {
    uint64_t state;
    uint32_t done;
    asm volatile("mbarrier.arrive.b64 %0, [%1];" : "=l"(state) : "l"(&barrier) : "memory");
    do
      asm volatile("{ .reg .pred p; mbarrier.test_wait.shared.b64 p, [%1], %2; selp.b32 %0, 1, 0, p; }"
                   : "=r"(done) : "r"(at(&barrier)), "l"(state) : "memory");
    while (!done);
    out[threadIdx.x] = word[32 - threadIdx.x - phase];
  }
  __syncwarp();
  if (threadIdx.x == 0) asm volatile("mbarrier.inval.shared.b64 [%0];" ::"r"(at(&barrier)) : "memory");
}
// Copies 240 bytes from shared to global memory, twice; the second copy starts once the first has read its source.
__global__ void back(int* out) {
  __shared__ __align__(16) int tile[60];
  for (int round = 0; round < 2; ++round) {
    tile[threadIdx.x] = 100 * round + threadIdx.x;
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
    __syncthreads();
    if (threadIdx.x == 0) {
      asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], %2;" ::"l"(out + 60 * round),
                   "r"(at(tile)), "r"(240) : "memory");
      asm volatile("cp.async.bulk.commit_group;");
      if (round == 0) asm volatile("cp.async.bulk.wait_group.read 0;" ::: "memory");
      if (round == 1) asm volatile("cp.async.bulk.wait_group %0;" ::"n"(0) : "memory");
    }
    __syncthreads();
  }
}
// A C++ barrier: one thread copies the bytes, and all threads arrive and wait.
__global__ void ofCpp(const double* in, double* out) {
  __shared__ __align__(16) double tile[34];
  __shared__ Barrier barrier;
  if (threadIdx.x == 0) init(&barrier, blockDim.x);
  __syncthreads();
  for (int round = 0; round < 3; ++round) {
    Barrier::arrival_token token;
    if (threadIdx.x == 0) {
      cuda::device::memcpy_async_tx(tile, in + 34 * round, cuda::aligned_size_t<16>(sizeof(tile)), barrier);
      token = cuda::device::barrier_arrive_tx(barrier, 1, sizeof(tile));
    } else {
      token = barrier.arrive();
    }
    barrier.wait(std::move(token));
    out[34 * round + threadIdx.x] = tile[33 - threadIdx.x];
    barrier.arrive_and_wait();
  }
}
int main() {
  const int tiles = 7;
  float *in, *sums; int4* four; int* out; double *doubles, *turned;
  cudaMallocManaged(&in, 3 * tiles * 528); cudaMallocManaged(&sums, 3 * 96 * sizeof(float));
  cudaMallocManaged(&four, tiles * 1024); cudaMallocManaged(&out, (64 + 36 + 120) * sizeof(int));
  cudaMallocManaged(&doubles, 102 * sizeof(double)); cudaMallocManaged(&turned, 102 * sizeof(double));
  for (int i = 0; i < 3 * tiles * 132; ++i) in[i] = i;
  for (int i = 0; i < tiles * 64; ++i) four[i] = make_int4(i, 1, 2, 3);
  for (int i = 0; i < 102; ++i) doubles[i] = i;
  stages<<<3, 96>>>(in, sums, tiles);
  roles<<<1, 96>>>(four, out, tiles);
  states<<<1, 33>>>(out + 64);
  back<<<1, 60>>>(out + 100);
  ofCpp<<<1, 34>>>(doubles, turned);
  if (cudaDeviceSynchronize() != cudaSuccess) return 1;
  for (int block = 0; block < 3; ++block)
    for (int i = 0; i < 96; ++i) {
      float sum = 0;
      for (int tile = 0; tile < tiles; ++tile) sum += (block * tiles + tile) * 132 + i;
      if (sums[block * 96 + i] != sum) return 2;
    }
  for (int i = 0; i < 64; ++i) {
    int sum = 0;
    for (int tile = 0; tile < tiles; ++tile) sum += tile * 64 + 63 - i + 6;
    if (out[i] != sum) return 3;
  }
  for (int i = 0; i < 32; ++i) if (out[64 + i] != 31 - i) return 4;
  if (out[96] < 2 || out[96] > 34) return 5;  // missing arrivals: their order is undefined
  for (int i = 0; i < 120; ++i) if (out[100 + i] != i / 60 * 100 + i % 60) return 6;
  for (int i = 0; i < 102; ++i) if (turned[i] != i / 34 * 34 + 33 - i % 34) return 7;
  return cudaFree(in) + cudaFree(sums) + cudaFree(four) + cudaFree(out) + cudaFree(doubles) + cudaFree(turned);
}
)";

// An argument selects the mistake; a comment marks its line.
inline constexpr const char* kWrongBulkProgram = R"(
#include <cstdint>
#include <cstdlib>
__device__ uint32_t at(const void* p) { return static_cast<uint32_t>(__cvta_generic_to_shared(p)); }
#define EXPECT(N) asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(at(&barrier)), "r"(N) : "memory")
#define LOAD(TO, FROM, N) asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];" \
  ::"r"(at(TO)), "l"(FROM), "r"(N), "r"(at(&barrier)) : "memory")
#define BACK(TO, FROM, N) asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], %2; cp.async.bulk.commit_group;" \
  ::"l"(TO), "r"(at(FROM)), "r"(N) : "memory")
#define FENCE asm volatile("fence.proxy.async.shared::cta;" ::: "memory")
#define WAIT(PARITY) asm volatile("{ .reg .pred p; again: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1; @!p bra again; }" \
  ::"r"(at(&barrier)), "r"(PARITY) : "memory")
#define ARRIVE asm volatile("{ .reg .b64 s; mbarrier.arrive.shared::cta.b64 s, [%0]; }" ::"r"(at(&barrier)) : "memory")
__global__ void wrong(int* in, int* out, int what) {
  __shared__ __align__(128) int tile[100];
  __shared__ uint64_t barrier;
  const bool first = threadIdx.x == 0;
  if (first && what != 5) asm volatile("mbarrier.init.shared.b64 [%0], %1;" ::"r"(at(&barrier)), "r"(what == 1 ? 2 : 1) : "memory");
  if (what != 10) __syncthreads();
  int landed = 0;
  if (what == 0) {
    if (first) { EXPECT(464); LOAD(tile, in, 400); }
    WAIT(0);  // wrong 0: 64 bytes never come
  }
  if (what == 1) {
    if (first) ARRIVE;
    WAIT(0);  // wrong 1: one arrival never comes
  }
  if (what == 2) {
    if (first) { EXPECT(0); LOAD(tile, in, 40); }  // wrong 2: not a multiple of 16
  }
  if (what == 3) {
    if (first) { EXPECT(16); LOAD(tile, in + 1, 16); }  // wrong 3: the address is not a multiple of 16
  }
  if (what == 4) {
    if (first) { EXPECT(400); LOAD(tile, in, 400); }
    landed = tile[threadIdx.x];  // wrong 4: no wait
    WAIT(0);
  }
  if (what == 5) WAIT(0);  // wrong 5: no barrier yet
  if (what == 6) {
    if (first) { EXPECT(64); LOAD(tile, in + 88, 64); }  // wrong 6: beyond the end of in
    WAIT(0);
  }
  if (what == 7) {
    tile[threadIdx.x] = 1;
    FENCE;
    __syncthreads();
    if (first) BACK(out, tile, 400);
    tile[threadIdx.x] = 2;  // wrong 7: the copy may not have read it yet
    if (first) asm volatile("cp.async.bulk.wait_group.read 0;" ::: "memory");
  }
  if (what == 8) {
    if (first) { EXPECT(16); ARRIVE; }  // wrong 8: the phase lacks bytes only
  }
  if (what == 9) {
    if (first) { LOAD(tile, in, 400); ARRIVE; }
    WAIT(0);  // wrong 9: 400 unexpected bytes
  }
  if (what == 10) {
    if (first) { EXPECT(400); LOAD(tile, in, 400); }
    WAIT(0);  // wrong 10: thread 99 may reach this before the barrier is initialised
  }
  if (what == 11) {
    if (first) asm volatile("cp.async.bulk.tensor.1d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%2}], [%3];"  // wrong 11
                            ::"r"(at(tile)), "l"(in), "r"(0), "r"(at(&barrier)) : "memory");
  }
  if (what == 12) {
    if (first) barrier = 0;
    if (first) ARRIVE;  // wrong 12: a store has overwritten the barrier
  }
  if (what == 13) {
    if (first) { EXPECT(400); LOAD(tile, in, 400); }
    if (!first) WAIT(0);
    if (first) WAIT(0);
    landed = tile[99 - threadIdx.x];
    __syncthreads();
    if (first) ARRIVE;  // one arrival completes a phase, and the thread continues
    if (first) ARRIVE;
    tile[threadIdx.x] = landed;
  }
  if (what >= 14 && what <= 17) {
    tile[threadIdx.x] = 1;
    if (what == 14) asm volatile("fence.proxy.async.global;" ::: "memory");
    if (what == 15) FENCE;
    if (what == 15 && threadIdx.x == 99) tile[99] = 2;
    if (what == 16 && first) FENCE;
    __syncthreads();
    if (what == 17 && first) FENCE;
    if (first && what == 14) BACK(out, tile, 400);  // wrong 14: only global memory was fenced
    if (first && what == 15) BACK(out, tile, 400);  // wrong 15: thread 99 has stored since its fence
    if (first && what == 16) BACK(out, tile, 400);  // wrong 16: the other threads have no fence
    if (first && what == 17) BACK(out, tile, 400);
    if (first) asm volatile("cp.async.bulk.wait_group 0;" ::: "memory");
    return;
  }
  if (what == 18) {  // copied in and out, without a store
    if (first) { EXPECT(400); LOAD(tile, in, 400); }
    WAIT(0);
    if (first) BACK(out, tile, 400);
    if (first) asm volatile("cp.async.bulk.wait_group 0;" ::: "memory");
    return;
  }
  if (what == 19) {
    ARRIVE;  // wrong 19: one arrival completes a phase, but lanes arrive together
  }
  if (what == 20) {
    if (first) { EXPECT(400); LOAD(tile, in, 400); }
    __syncthreads();
    if (first) ARRIVE;  // wrong 20: the bytes may not have arrived yet
  }
  out[threadIdx.x] = landed;
}
int main(int, char** arguments) {
  int *in, *out;
  cudaMalloc(&in, 400); cudaMalloc(&out, 400);
  cudaMemset(in, 0, 400);
  wrong<<<1, 100>>>(in, out, atoi(arguments[1]));
  return cudaDeviceSynchronize() + cudaFree(in) + cudaFree(out);
}
)";

}  // namespace warpbench::test
