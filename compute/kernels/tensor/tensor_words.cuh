// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cuda.h>
#include <cuda_bf16.h>
#include <cuda_fp16.h>

#include <cstdint>
#include <type_traits>

// Instructions of compute capability 9.0 only (sm_90a) that CUDA C++ does not expose: barriers that count bytes, the
// copy engine, and products of groups of four warps. Each function is one instruction of the PTX ISA. For other
// architectures none are defined.

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)

__device__ __forceinline__ std::uint32_t inShared(const void* at) {
  return static_cast<std::uint32_t>(__cvta_generic_to_shared(at));
}

// Barriers in shared memory that count arrivals and bytes (PTX ISA, "Parallel Synchronization: mbarrier").
__device__ __forceinline__ void setUpBarrier(std::uint64_t* barrier, int arrivals) {
  asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(inShared(barrier)), "r"(arrivals));
}
__device__ __forceinline__ void expectBytes(std::uint64_t* barrier, int bytes) {
  asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(inShared(barrier)), "r"(bytes)
               : "memory");
}
__device__ __forceinline__ void waitForBarrier(std::uint64_t* barrier, int parity) {
  asm volatile(
      "{\n.reg .pred done;\nWAIT:\nmbarrier.try_wait.parity.shared::cta.b64 done, [%0], %1;\n@!done bra WAIT;\n}" ::"r"(
          inShared(barrier)),
      "r"(parity)
      : "memory");
}
__device__ __forceinline__ void arriveAt(std::uint64_t* barrier) {
  asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(inShared(barrier)) : "memory");
}
/// Arrives at the barrier at the same position in the cluster's block `block`. The thread's writes need not be visible
/// there: a release for the whole cluster would wait for them and cost a third of the speed.
__device__ __forceinline__ void arriveAt(std::uint64_t* barrier, int block) {
  asm volatile(
      "{\n.reg .b32 there;\nmapa.shared::cluster.u32 there, %0, %1;\n"
      "mbarrier.arrive.shared::cluster.b64 _, [there];\n}" ::"r"(inShared(barrier)),
      "r"(block)
      : "memory");
}
__device__ __forceinline__ void arriveInCluster() {
  __syncwarp();
  asm volatile("barrier.cluster.arrive.aligned;" ::: "memory");
}
__device__ __forceinline__ void waitForArrivals() {
  __syncwarp();
  asm volatile("barrier.cluster.wait.aligned;" ::: "memory");
}
__device__ __forceinline__ void waitForCluster() {
  arriveInCluster();
  waitForArrivals();
}
/// A barrier for the four warps of a group.
__device__ __forceinline__ void waitForGroup(int group) {
  asm volatile("bar.sync %0, 128;" ::"r"(1 + group) : "memory");
}

// The copy engine ("Asynchronous copy: Tensor copy"): loads the box of a matrix that begins at column x and row y.
__device__ __forceinline__ void fetchBox(void* to, const CUtensorMap* from, std::uint64_t* barrier, int x, int y) {
  asm volatile(
      "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4}], [%2];" ::
          "r"(inShared(to)),
      "l"(from), "r"(inShared(barrier)), "r"(x), "r"(y)
      : "memory");
}
/// Loads to the same position in all blocks of the cluster in `mask`, and signals the barriers of all of them.
__device__ __forceinline__ void fetchBoxForAll(void* to, const CUtensorMap* from, std::uint64_t* barrier, int x, int y,
                                               int mask) {
  asm volatile(
      "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster [%0], [%1, "
      "{%3, %4}], [%2], %5;" ::"r"(inShared(to)),
      "l"(from), "r"(inShared(barrier)), "r"(x), "r"(y), "h"(static_cast<std::uint16_t>(mask))
      : "memory");
}
__device__ __forceinline__ void storeBox(const CUtensorMap* to, const void* from, int x, int y) {
  asm volatile("cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [%0, {%2, %3}], [%1];" ::"l"(to),
               "r"(inShared(from)), "r"(x), "r"(y)
               : "memory");
}

/// Requests that the copy engine loads some bytes to L2: a multiple of 16, from a multiple of 16.
__device__ __forceinline__ void prefetchToL2(const void* from, int bytes) {
  asm volatile("cp.async.bulk.prefetch.L2.global [%0], %1;" ::"l"(from), "r"(bytes) : "memory");
}

/// Prefetches a matrix's descriptor for the copy engine.
__device__ __forceinline__ void prefetchMap(const CUtensorMap* map) {
  asm volatile("prefetch.tensormap [%0];" ::"l"(map) : "memory");
}

// wgmma's descriptor of a tile in shared memory ("Asynchronous Warpgroup Level Matrix Instructions: Matrix
// Descriptor"): its start, the bytes between its panels, 1024 bytes per eight rows, and 16-byte pieces permuted within
// rows of 128.
__device__ __forceinline__ std::uint64_t describeTile(const unsigned char* tile, int panelBytes) {
  return (inShared(tile) & 0x3ffff) >> 4 | static_cast<std::uint64_t>(panelBytes >> 4) << 16 |
         static_cast<std::uint64_t>(1024 >> 4) << 32 | std::uint64_t{1} << 62;
}

// Products of a step begin after this, and are in progress after endProducts().
__device__ __forceinline__ void beginProducts() { asm volatile("wgmma.fence.sync.aligned;" ::: "memory"); }
__device__ __forceinline__ void endProducts() { asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory"); }
// Waits for all but the products of the last `pending` steps.
template <int pending>
__device__ __forceinline__ void waitForProducts() {
  asm volatile("wgmma.wait_group.sync.aligned %0;" ::"n"(pending) : "memory");
}

// sums += (64 x 16 of M) (16 x n of N), or = where `add` is false, by the four warps of a group: n / 2 sums a thread. One
// function for each n that is a multiple of 16; the instruction names each sum.
// clang-format off
#define TENSOR_NAMES_16 "%0, %1, %2, %3, %4, %5, %6, %7"
#define TENSOR_NAMES_32 TENSOR_NAMES_16 ", %8, %9, %10, %11, %12, %13, %14, %15"
#define TENSOR_NAMES_48 TENSOR_NAMES_32 ", %16, %17, %18, %19, %20, %21, %22, %23"
#define TENSOR_NAMES_64 TENSOR_NAMES_48 ", %24, %25, %26, %27, %28, %29, %30, %31"
#define TENSOR_NAMES_80 TENSOR_NAMES_64 ", %32, %33, %34, %35, %36, %37, %38, %39"
#define TENSOR_NAMES_96 TENSOR_NAMES_80 ", %40, %41, %42, %43, %44, %45, %46, %47"
#define TENSOR_NAMES_112 TENSOR_NAMES_96 ", %48, %49, %50, %51, %52, %53, %54, %55"
#define TENSOR_NAMES_128 TENSOR_NAMES_112 ", %56, %57, %58, %59, %60, %61, %62, %63"
#define TENSOR_NAMES_144 TENSOR_NAMES_128 ", %64, %65, %66, %67, %68, %69, %70, %71"
#define TENSOR_NAMES_160 TENSOR_NAMES_144 ", %72, %73, %74, %75, %76, %77, %78, %79"
#define TENSOR_NAMES_176 TENSOR_NAMES_160 ", %80, %81, %82, %83, %84, %85, %86, %87"
#define TENSOR_NAMES_192 TENSOR_NAMES_176 ", %88, %89, %90, %91, %92, %93, %94, %95"
#define TENSOR_NAMES_208 TENSOR_NAMES_192 ", %96, %97, %98, %99, %100, %101, %102, %103"
#define TENSOR_NAMES_224 TENSOR_NAMES_208 ", %104, %105, %106, %107, %108, %109, %110, %111"
#define TENSOR_NAMES_240 TENSOR_NAMES_224 ", %112, %113, %114, %115, %116, %117, %118, %119"
#define TENSOR_NAMES_256 TENSOR_NAMES_240 ", %120, %121, %122, %123, %124, %125, %126, %127"
#define TENSOR_EIGHT(i) \
  "+f"(sums[i]), "+f"(sums[i + 1]), "+f"(sums[i + 2]), "+f"(sums[i + 3]), \
  "+f"(sums[i + 4]), "+f"(sums[i + 5]), "+f"(sums[i + 6]), "+f"(sums[i + 7])
#define TENSOR_SUMS_16 TENSOR_EIGHT(0)
#define TENSOR_SUMS_32 TENSOR_SUMS_16, TENSOR_EIGHT(8)
#define TENSOR_SUMS_48 TENSOR_SUMS_32, TENSOR_EIGHT(16)
#define TENSOR_SUMS_64 TENSOR_SUMS_48, TENSOR_EIGHT(24)
#define TENSOR_SUMS_80 TENSOR_SUMS_64, TENSOR_EIGHT(32)
#define TENSOR_SUMS_96 TENSOR_SUMS_80, TENSOR_EIGHT(40)
#define TENSOR_SUMS_112 TENSOR_SUMS_96, TENSOR_EIGHT(48)
#define TENSOR_SUMS_128 TENSOR_SUMS_112, TENSOR_EIGHT(56)
#define TENSOR_SUMS_144 TENSOR_SUMS_128, TENSOR_EIGHT(64)
#define TENSOR_SUMS_160 TENSOR_SUMS_144, TENSOR_EIGHT(72)
#define TENSOR_SUMS_176 TENSOR_SUMS_160, TENSOR_EIGHT(80)
#define TENSOR_SUMS_192 TENSOR_SUMS_176, TENSOR_EIGHT(88)
#define TENSOR_SUMS_208 TENSOR_SUMS_192, TENSOR_EIGHT(96)
#define TENSOR_SUMS_224 TENSOR_SUMS_208, TENSOR_EIGHT(104)
#define TENSOR_SUMS_240 TENSOR_SUMS_224, TENSOR_EIGHT(112)
#define TENSOR_SUMS_256 TENSOR_SUMS_240, TENSOR_EIGHT(120)
#define TENSOR_PRODUCT(columns, type, atM, atN, atAdd) \
  asm volatile( \
      "{\n.reg .pred p;\nsetp.ne.b32 p, %" #atAdd ", 0;\nwgmma.mma_async.sync.aligned.m64n" #columns "k16.f32." type "." type \
      " {" TENSOR_NAMES_##columns "}, %" #atM ", %" #atN ", p, 1, 1, 0, 1;\n}" \
      : TENSOR_SUMS_##columns \
      : "l"(m), "l"(n), "r"(static_cast<int>(add)))
#define TENSOR_MULTIPLY(columns, atM, atN, atAdd) \
  template <typename T> \
  __device__ __forceinline__ void multiplyAsync(float (&sums)[columns / 2], std::uint64_t m, std::uint64_t n, bool add) { \
    if constexpr (std::is_same_v<T, __half>) \
      TENSOR_PRODUCT(columns, "f16", atM, atN, atAdd); \
    else \
      TENSOR_PRODUCT(columns, "bf16", atM, atN, atAdd); \
  }
TENSOR_MULTIPLY(16, 8, 9, 10)
TENSOR_MULTIPLY(32, 16, 17, 18)
TENSOR_MULTIPLY(48, 24, 25, 26)
TENSOR_MULTIPLY(64, 32, 33, 34)
TENSOR_MULTIPLY(80, 40, 41, 42)
TENSOR_MULTIPLY(96, 48, 49, 50)
TENSOR_MULTIPLY(112, 56, 57, 58)
TENSOR_MULTIPLY(128, 64, 65, 66)
TENSOR_MULTIPLY(144, 72, 73, 74)
TENSOR_MULTIPLY(160, 80, 81, 82)
TENSOR_MULTIPLY(176, 88, 89, 90)
TENSOR_MULTIPLY(192, 96, 97, 98)
TENSOR_MULTIPLY(208, 104, 105, 106)
TENSOR_MULTIPLY(224, 112, 113, 114)
TENSOR_MULTIPLY(240, 120, 121, 122)
TENSOR_MULTIPLY(256, 128, 129, 130)

// The TF32 form, for fp32 numbers whose 13 lowest bits the tensor cores ignore. sums += (64 x 8) (8 x n), the first
// from registers: a thread of warp w has rows 16 w + lane / 4 and 8 more, and columns lane % 4 and 4 more of each. The
// second is stored as rows of its transpose.
#define TENSOR_MULTIPLY_TF32(columns, at0, at1, at2, at3, atSecond, atAdd) \
  __device__ __forceinline__ void multiplyAsync(float (&sums)[columns / 2], const std::uint32_t (&first)[4], std::uint64_t second, bool add) { \
    asm volatile( \
        "{\n.reg .pred p;\nsetp.ne.b32 p, %" #atAdd ", 0;\nwgmma.mma_async.sync.aligned.m64n" #columns "k8.f32.tf32.tf32 {" \
        TENSOR_NAMES_##columns "}, {%" #at0 ", %" #at1 ", %" #at2 ", %" #at3 "}, %" #atSecond ", p, 1, 1;\n}" \
        : TENSOR_SUMS_##columns \
        : "r"(first[0]), "r"(first[1]), "r"(first[2]), "r"(first[3]), "l"(second), "r"(static_cast<int>(add))); \
  }
TENSOR_MULTIPLY_TF32(64, 32, 33, 34, 35, 36, 37)
TENSOR_MULTIPLY_TF32(128, 64, 65, 66, 67, 68, 69)
TENSOR_MULTIPLY_TF32(192, 96, 97, 98, 99, 100, 101)
TENSOR_MULTIPLY_TF32(256, 128, 129, 130, 131, 132, 133)

// The warp's own fp64 product, sums += (16 x 16) (16 x 8). A thread has, of the first, rows lane / 4 and 8 more, with
// columns lane % 4 and 4, 8 and 12 more; of the second, column lane / 4 with the corresponding rows; of the sums, the
// rows of the first and columns 2 (lane % 4) and 1 more.
__device__ __forceinline__ void multiply(double (&sums)[4], const double (&first)[8], const double (&second)[4]) {
  asm volatile(
      "mma.sync.aligned.m16n8k16.row.col.f64.f64.f64.f64 {%0, %1, %2, %3}, {%4, %5, %6, %7, %8, %9, %10, %11}, "
      "{%12, %13, %14, %15}, {%0, %1, %2, %3};"
      : "+d"(sums[0]), "+d"(sums[1]), "+d"(sums[2]), "+d"(sums[3])
      : "d"(first[0]), "d"(first[1]), "d"(first[2]), "d"(first[3]), "d"(first[4]), "d"(first[5]), "d"(first[6]), "d"(first[7]),
        "d"(second[0]), "d"(second[1]), "d"(second[2]), "d"(second[3]));
}
// clang-format on

#endif  // __CUDA_ARCH_FEAT_SM90_ALL
