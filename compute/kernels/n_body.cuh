// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// All pairs of bodies: the acceleration of each is the sum of the pulls of all others. The steps follow Nyland, Harris
// and Prins, "Fast N-Body Simulation with CUDA", "GPU Gems 3", chapter 31. Kirk and Hwu, "Programming Massively
// Parallel Processors", chapter "Electrostatic potential map", compute the same sum at the points of a grid. A body is
// a float4: its position, and its mass in w. An acceleration is three floats.

// The squared distance below which a pull stops growing (Plummer softening). With it, a body does not pull itself: the
// distance is 0, but the root is not.
inline constexpr float kNBodySoftening2 = 0.5f;

// 1 / sqrt(x) as rsqrtf computes it, without the three instructions for arguments below 2^-126, which softening
// excludes. Uses PTX for NVIDIA's compilers, which define their build number.
__device__ __forceinline__ float nBodyInverseRoot(float x) {
#if defined(__CUDA_ARCH__) && defined(__CUDACC_VER_BUILD__)
  float root;
  asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(root) : "f"(x));
  return root;
#else
  return 1.0f / sqrtf(x);
#endif
}

// Adds the pull of `other` on `me`: mass * distance / (|distance|^2 + softening^2)^(3/2). 20 operations as chapter 31
// counts them: 3 differences, 6 for the square, 2 for its cube, a root, a quotient, a product with the mass, and 6 for
// the sum. A GPU takes 12 fp32 instructions, 6 of them multiply-adds, and one for the root.
__device__ __forceinline__ void nBodyPull(float3& sum, float4 me, float4 other) {
  const float x = other.x - me.x;
  const float y = other.y - me.y;
  const float z = other.z - me.z;
  const float square = kNBodySoftening2 + x * x + y * y + z * z;
  const float inverse = nBodyInverseRoot(square);
  const float pull = other.w * inverse * (inverse * inverse);
  sum.x += pull * x;
  sum.y += pull * y;
  sum.z += pull * z;
}

// Body `i`; bodies beyond the last one have no mass.
__device__ __forceinline__ float4 nBodyAt(const float4* bodies, int i, int count) {
  float4 body{0, 0, 0, 0};
  if (i < count) body = bodies[i];
  return body;
}

__device__ __forceinline__ void nBodyStore(float* accelerations, int body, float3 sum) {
  accelerations[3 * body] = sum.x;
  accelerations[3 * body + 1] = sum.y;
  accelerations[3 * body + 2] = sum.z;
}

__device__ __forceinline__ void nBodyAdd(float* accelerations, int body, float3 sum) {
  atomicAdd(&accelerations[3 * body], sum.x);
  atomicAdd(&accelerations[3 * body + 1], sum.y);
  atomicAdd(&accelerations[3 * body + 2], sum.z);
}

// One thread per body, which loads all bodies from global memory. The lanes of a warp load the same 16 bytes at the
// same time: one sector per request, mostly from L1, but a request for each interaction.
__global__ void nBodyNaive(const float4* bodies, float* accelerations, int count) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float4 me = nBodyAt(bodies, i, count);
  float3 sum{0, 0, 0};
  for (int j = 0; j < count; ++j) nBodyPull(sum, me, bodies[j]);
  if (i < count) nBodyStore(accelerations, i, sum);
}

// Each thread of a block loads one body of a tile, and all threads read the whole tile from shared memory, where a word
// that all lanes read causes no conflict.
template <int threads>
__global__ void nBodyTiled(const float4* bodies, float* accelerations, int count) {
  __shared__ float4 tile[threads];
  const int i = blockIdx.x * threads + threadIdx.x;
  const float4 me = nBodyAt(bodies, i, count);
  float3 sum{0, 0, 0};
  for (int first = 0; first < count; first += threads) {
    tile[threadIdx.x] = nBodyAt(bodies, first + threadIdx.x, count);
    __syncthreads();
    for (int k = 0; k < threads; ++k) nBodyPull(sum, me, tile[k]);
    __syncthreads();
  }
  if (i < count) nBodyStore(accelerations, i, sum);
}

// Several bodies per thread, in registers, so that one load from shared memory serves several interactions, whose roots
// overlap. The loop over the tile is unrolled by `kNBodyAtOnce`, which makes its overhead small.
inline constexpr int kNBodyThreads = 128;
inline constexpr int kNBodyPerThread = 4;
inline constexpr int kNBodyAtOnce = 16;
inline constexpr int kNBodyPerBlock = kNBodyThreads * kNBodyPerThread;
template <int bodies_, int apart>
struct NBodyGroup {
  static constexpr int bodies = bodies_;
  float4 me[bodies];
  float3 sums[bodies];

  // Loads the thread's bodies: `first`, and the others `apart` from each other.
  __device__ __forceinline__ void load(const float4* all, int first, int count) {
#pragma unroll
    for (int k = 0; k < bodies; ++k) {
      me[k] = nBodyAt(all, first + k * apart, count);
      sums[k] = {0, 0, 0};
    }
  }

  // Adds the pulls of a tile's bodies.
  __device__ __forceinline__ void pull(const float4* tile, int size) {
    for (int j = 0; j < size; j += kNBodyAtOnce)
#pragma unroll
      for (int ahead = 0; ahead < kNBodyAtOnce; ++ahead) {
        const float4 body = tile[j + ahead];
#pragma unroll
        for (int k = 0; k < bodies; ++k) nBodyPull(sums[k], me[k], body);
      }
  }

  // Adds the pull of `other`, and the opposite pull to `back`.
  __device__ __forceinline__ void pullBoth(float3& back, float4 other) {
#pragma unroll
    for (int k = 0; k < bodies; ++k) {
      const float x = other.x - me[k].x;
      const float y = other.y - me[k].y;
      const float z = other.z - me[k].z;
      const float inverse = nBodyInverseRoot(kNBodySoftening2 + x * x + y * y + z * z);
      const float cube = inverse * (inverse * inverse);
      const float there = cube * other.w;
      const float here = cube * me[k].w;
      sums[k].x += there * x;
      sums[k].y += there * y;
      sums[k].z += there * z;
      back.x -= here * x;
      back.y -= here * y;
      back.z -= here * z;
    }
  }

  // Stores the sums, or adds them to the stored ones.
  __device__ __forceinline__ void store(float* accelerations, int first, int count) const {
#pragma unroll
    for (int k = 0; k < bodies; ++k)
      if (first + k * apart < count) nBodyStore(accelerations, first + k * apart, sums[k]);
  }
  __device__ __forceinline__ void add(float* accelerations, int first, int count) const {
#pragma unroll
    for (int k = 0; k < bodies; ++k)
      if (first + k * apart < count) nBodyAdd(accelerations, first + k * apart, sums[k]);
  }
};
using NBodyOfThread = NBodyGroup<kNBodyPerThread, kNBodyThreads>;

// Four bodies per thread mean a quarter of the threads: 65,536 bodies are 128 blocks of four warps.
__global__ void __launch_bounds__(kNBodyThreads) nBodyCoarsened(const float4* bodies, float* accelerations, int count) {
  __shared__ float4 tile[kNBodyThreads];
  const int first = blockIdx.x * kNBodyPerBlock + threadIdx.x;
  NBodyOfThread mine;
  mine.load(bodies, first, count);
  for (int other = 0; other < count; other += kNBodyThreads) {
    tile[threadIdx.x] = nBodyAt(bodies, other + threadIdx.x, count);
    __syncthreads();
    mine.pull(tile, kNBodyThreads);
    __syncthreads();
  }
  mine.store(accelerations, first, count);
}

// As above with as many blocks as the GPU holds. Groups of bodies times tiles are steps, and each block takes an equal
// number of consecutive ones. Several blocks share a group and add their sums by atomics, starting from zeros. Six
// blocks per multiprocessor leave 80 registers per thread; an H100 then takes 9 % less time than with the 64 that eight
// blocks leave.
inline constexpr int kNBodyBlocksPerMultiprocessor = 6;
__global__ void __launch_bounds__(kNBodyThreads, kNBodyBlocksPerMultiprocessor)
    nBodyBalanced(const float4* bodies, float* accelerations, int count) {
  __shared__ float4 tile[kNBodyThreads];
  const int tiles = (count + kNBodyThreads - 1) / kNBodyThreads;
  const int groups = (count + kNBodyPerBlock - 1) / kNBodyPerBlock;
  const long long steps = static_cast<long long>(groups) * tiles;
  const int end = static_cast<int>(steps * (blockIdx.x + 1) / gridDim.x);
  int step = static_cast<int>(steps * blockIdx.x / gridDim.x);
  while (step < end) {
    const int group = step / tiles;
    const int last = min(end, (group + 1) * tiles);
    const int first = group * kNBodyPerBlock + threadIdx.x;
    NBodyOfThread mine;
    mine.load(bodies, first, count);
    for (; step < last; ++step) {
      tile[threadIdx.x] = nBodyAt(bodies, (step - group * tiles) * kNBodyThreads + threadIdx.x, count);
      __syncthreads();
      mine.pull(tile, kNBodyThreads);
      __syncthreads();
    }
    mine.add(accelerations, first, count);
  }
}

// Each pair once: the pulls between two bodies differ only in the mass. A warp keeps 256 bodies in registers and
// combines them with another 256, 32 at a time: each lane begins with its own of these and moves on to its neighbour's,
// and the sum of the pulls on a body moves from lane to lane with it. A pair takes 16 fp32 instructions and a root,
// instead of 24 and two. The limit is another one than above: of the 13 instructions of an interaction, the three that
// add to a sum read three registers and take 1.5 times as long as others because of it (H200), so at most 0.69 of the
// fp32 peak is possible. 0.80 at 65,536 bodies, from 0.62; 0.74 at 16,384, from 0.57.
inline constexpr int kNBodyWarps = kNBodyThreads / 32;
inline constexpr int kNBodyPairBlocksPerMultiprocessor = 4;
using NBodyOfLane = NBodyGroup<8, 32>;
inline constexpr int kNBodyPerWarp = 32 * NBodyOfLane::bodies;
__global__ void __launch_bounds__(kNBodyThreads, kNBodyPairBlocksPerMultiprocessor)
    nBodyPairs(const float4* bodies, float* accelerations, int count) {
  __shared__ float4 tiles[kNBodyWarps][32];
  const int lane = threadIdx.x % 32;
  float4* const tile = tiles[threadIdx.x / 32];
  // Steps are pairs of groups, with the second at or after the first. Each warp takes an equal number of consecutive
  // steps.
  const long long groups = (count + kNBodyPerWarp - 1) / kNBodyPerWarp;
  const long long steps = groups * (groups + 1) / 2;
  const long long warps = gridDim.x * kNBodyWarps;
  const int warp = blockIdx.x * kNBodyWarps + threadIdx.x / 32;
  const int end = static_cast<int>(steps * (warp + 1) / warps);
  int step = static_cast<int>(steps * warp / warps);
  int second = 0;
  int first = step;
  for (; first > second; ++second) first -= second + 1;

  for (; step < end; ++second, first = 0) {
    const int mineFrom = second * kNBodyPerWarp + lane;
    NBodyOfLane mine;
    mine.load(bodies, mineFrom, count);
    for (; first <= second && step < end; ++first, ++step)
      for (int part = 0; part < kNBodyPerWarp; part += 32) {
        const int other = first * kNBodyPerWarp + part + lane;
        __syncwarp();
        tile[lane] = nBodyAt(bodies, other, count);
        __syncwarp();
        if (first == second) {
          mine.pull(tile, 32);
          continue;
        }
        float3 back{0, 0, 0};
#pragma unroll 4
        for (int turn = 0; turn < 32; ++turn) {
          mine.pullBoth(back, tile[(lane + turn) % 32]);
          const int next = (lane + 1) % 32;
          back = {__shfl_sync(~0u, back.x, next), __shfl_sync(~0u, back.y, next), __shfl_sync(~0u, back.z, next)};
        }
        nBodyAdd(accelerations, other, back);  // every group but the last is complete
      }
    mine.add(accelerations, mineFrom, count);
  }
}
