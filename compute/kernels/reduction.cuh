// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "combine.cuh"
#include "wide_vector.cuh"

// Reduction of an array to one value: sum, minimum or maximum. The steps follow the course of Matematička gimnazija,
// Belgrade, after Harris, "Optimizing Parallel Reduction in CUDA", NVIDIA 2007. A block's number of threads is a power
// of two. Blocks store the values of their parts in `partials`, and a second launch combines those.

// Every thread combines its element with the result: a warp's 32 lanes use one address and are served one by one. For
// integer operations nvcc combines the values in the warp (REDUX), and one lane is served for all.
template <typename T, typename Operation>
__global__ void reduceAtomic(const T* in, T* out, int elements) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < elements) Operation::template atomically<T>(out, in[i]);
}

// A tree in shared memory in which every second, fourth, eighth thread works: all warps stay busy to the end, with ever
// fewer active lanes.
template <typename T, typename Operation>
__global__ void reduceInterleaved(const T* in, T* partials, int elements) {
  extern __shared__ __align__(16) unsigned char dynamicShared[];
  T* const partial = reinterpret_cast<T*>(dynamicShared);
  const int thread = threadIdx.x;
  const int threads = blockDim.x;
  const int i = blockIdx.x * threads + thread;
  partial[thread] = i < elements ? in[i] : Operation::template identity<T>();
  __syncthreads();
  for (int stride = 1; stride < threads; stride *= 2) {
    if (thread % (2 * stride) == 0)
      partial[thread] = Operation::template combine<T>(partial[thread], partial[thread + stride]);
    __syncthreads();
  }
  if (thread == 0) partials[blockIdx.x] = partial[0];
}

// The same tree with its work assigned to neighbouring threads. Whole warps become idle, but the active ones access
// words 2, 4, 8 apart, so ever more lanes share a bank.
template <typename T, typename Operation>
__global__ void reduceInterleavedStrided(const T* in, T* partials, int elements) {
  extern __shared__ __align__(16) unsigned char dynamicShared[];
  T* const partial = reinterpret_cast<T*>(dynamicShared);
  const int thread = threadIdx.x;
  const int threads = blockDim.x;
  const int i = blockIdx.x * threads + thread;
  partial[thread] = i < elements ? in[i] : Operation::template identity<T>();
  __syncthreads();
  for (int stride = 1; stride < threads; stride *= 2) {
    const int first = 2 * stride * thread;
    if (first < threads) partial[first] = Operation::template combine<T>(partial[first], partial[first + stride]);
    __syncthreads();
  }
  if (thread == 0) partials[blockIdx.x] = partial[0];
}

// The lower half of the threads adds the upper half's values: neighbouring threads, neighbouring words, no conflict.
template <typename T, typename Operation>
__device__ void reduceHalves(T* partial, T* partials) {
  const int thread = threadIdx.x;
  __syncthreads();
  for (int stride = blockDim.x / 2; stride > 0; stride /= 2) {
    if (thread < stride) partial[thread] = Operation::template combine<T>(partial[thread], partial[thread + stride]);
    __syncthreads();
  }
  if (thread == 0) partials[blockIdx.x] = partial[0];
}
template <typename T, typename Operation>
__global__ void reduceSequential(const T* in, T* partials, int elements) {
  extern __shared__ __align__(16) unsigned char dynamicShared[];
  T* const partial = reinterpret_cast<T*>(dynamicShared);
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  partial[threadIdx.x] = i < elements ? in[i] : Operation::template identity<T>();
  reduceHalves<T, Operation>(partial, partials);
}

// Each thread combines two elements while loading: half as many blocks, and no thread that only loads.
template <typename T, typename Operation>
__global__ void reduceFirstAdd(const T* in, T* partials, int elements) {
  extern __shared__ __align__(16) unsigned char dynamicShared[];
  T* const partial = reinterpret_cast<T*>(dynamicShared);
  const int i = blockIdx.x * 2 * blockDim.x + threadIdx.x;
  const int other = i + blockDim.x;
  const T first = i < elements ? in[i] : Operation::template identity<T>();
  const T second = other < elements ? in[other] : Operation::template identity<T>();
  partial[threadIdx.x] = Operation::template combine<T>(first, second);
  reduceHalves<T, Operation>(partial, partials);
}

// The same tree, with its last six steps in one warp: they need no loop and only the warp's barrier instead of the
// block's. Six barriers fewer than above, and the other warps finish early.
template <typename T, typename Operation>
__global__ void reduceUnrolledWarp(const T* in, T* partials, int elements) {
  extern __shared__ __align__(16) unsigned char dynamicShared[];
  T* const partial = reinterpret_cast<T*>(dynamicShared);
  const int thread = threadIdx.x;
  const int threads = blockDim.x;
  const int i = blockIdx.x * 2 * threads + thread;
  const int other = i + threads;
  const T first = i < elements ? in[i] : Operation::template identity<T>();
  const T second = other < elements ? in[other] : Operation::template identity<T>();
  T sum = Operation::template combine<T>(first, second);
  partial[thread] = sum;
  __syncthreads();
  for (int stride = threads / 2; stride > 32; stride /= 2) {
    if (thread < stride) {
      sum = Operation::template combine<T>(sum, partial[thread + stride]);
      partial[thread] = sum;
    }
    __syncthreads();
  }
  if (thread < 32) {
    if (threads > 32) sum = Operation::template combine<T>(sum, partial[thread + 32]);
#pragma unroll
    for (int stride = 16; stride > 0; stride /= 2) {
      partial[thread] = sum;
      __syncwarp();
      if (thread < stride) sum = Operation::template combine<T>(sum, partial[thread + stride]);
      __syncwarp();
    }
    if (thread == 0) partials[blockIdx.x] = sum;
  }
}

// Lanes exchange values in registers: one word of shared memory per warp, two barriers per block.
template <typename T, typename Operation>
__global__ void reduceShuffle(const T* in, T* partials, int elements) {
  const int i = blockIdx.x * 2 * blockDim.x + threadIdx.x;
  const int other = i + blockDim.x;
  const T first = i < elements ? in[i] : Operation::template identity<T>();
  const T second = other < elements ? in[other] : Operation::template identity<T>();
  const T sum = combineBlock<Operation>(Operation::template combine<T>(first, second));
  if (threadIdx.x == 0) partials[blockIdx.x] = sum;
}

// As above, but each block combines its value with the result: no partial results in memory and no second launch, for
// one atomic per block.
template <typename T, typename Operation>
__global__ void reduceAtomicPerBlock(const T* in, T* out, int elements) {
  const int i = blockIdx.x * 2 * blockDim.x + threadIdx.x;
  const int other = i + blockDim.x;
  const T first = i < elements ? in[i] : Operation::template identity<T>();
  const T second = other < elements ? in[other] : Operation::template identity<T>();
  const T sum = combineBlock<Operation>(Operation::template combine<T>(first, second));
  if (threadIdx.x == 0) Operation::template atomically<T>(out, sum);
}

// One instruction for a warp's tree: __reduce_add_sync and its siblings (compute capability 8.0) combine 32 integers.
// They do not exist for floating-point numbers, which use shuffles as above.
template <typename T, typename Operation>
__device__ T combineWarpAtOnce(T value) {
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 800
  if constexpr (std::is_integral_v<T>) return Operation::atOnce(value);
#endif
  return combineWarp<Operation>(value);
}
template <typename T, typename Operation>
__global__ void reduceWarpAtOnce(const T* in, T* out, int elements) {
  __shared__ T ofWarp[32];
  const int lane = threadIdx.x % 32;
  const int warp = threadIdx.x / 32;
  const int warps = blockDim.x / 32;
  const int i = blockIdx.x * 2 * blockDim.x + threadIdx.x;
  const int other = i + blockDim.x;
  const T first = i < elements ? in[i] : Operation::template identity<T>();
  const T second = other < elements ? in[other] : Operation::template identity<T>();
  T sum = combineWarpAtOnce<T, Operation>(Operation::template combine<T>(first, second));
  if (lane == 0) ofWarp[warp] = sum;
  __syncthreads();
  if (warp == 0) {
    sum = combineWarpAtOnce<T, Operation>(lane < warps ? ofWarp[lane] : Operation::template identity<T>());
    if (lane == 0) Operation::template atomically<T>(out, sum);
  }
}

// As many blocks as the GPU holds at a time loop over the array, with two 16-byte loads in flight per thread. A warp's
// load covers 512 contiguous bytes. The first threads take the few elements after the last whole vector.
inline constexpr int kReduceThreads = 512;
inline constexpr int kReduceLoads = 2;
template <typename T, typename Operation>
__global__ void reduceVectorised(const T* in, T* partials, int* ticket, T* out, int elements) {
  const int vectors = elements / kWideElements<T>;
  const int threads = blockDim.x;
  const int stride = gridDim.x * threads * kReduceLoads;
  T sum = Operation::template identity<T>();
  int i = blockIdx.x * threads * kReduceLoads + threadIdx.x;
  for (; i + (kReduceLoads - 1) * threads < vectors; i += stride) {
    WideVector<T> loaded[kReduceLoads];
#pragma unroll
    for (int load = 0; load < kReduceLoads; ++load)
      loaded[load] = reinterpret_cast<const WideVector<T>*>(in)[i + load * threads];
#pragma unroll
    for (int load = 0; load < kReduceLoads; ++load)
#pragma unroll
      for (int k = 0; k < kWideElements<T>; ++k)
        sum = Operation::template combine<T>(sum, elementOf<T>(loaded[load], k));
  }
  for (; i < vectors; i += threads) {
    WideVector<T> loaded = reinterpret_cast<const WideVector<T>*>(in)[i];
#pragma unroll
    for (int k = 0; k < kWideElements<T>; ++k) sum = Operation::template combine<T>(sum, elementOf<T>(loaded, k));
  }
  const int rest = vectors * kWideElements<T> + blockIdx.x * threads + threadIdx.x;
  if (rest < elements) sum = Operation::template combine<T>(sum, in[rest]);
  combineGrid<Operation>(sum, partials, ticket, out);
}

// A piece of 64 KiB for each block of 512 threads: each thread has eight 16-byte loads in flight and needs no loop. One
// atomic per block. Blocks start in the order of their pieces, so the GPU reads memory almost sequentially; a
// grid-stride loop reads at as many places as it has blocks. 2^30 elements: 4704 GB/s, from 4626 with the grid-stride
// loop, CUB 4644; 2^28: 4656 from 4563, CUB 4534; 2^20: 4.1 us from 5.5, CUB 7.3.
inline constexpr int kPieceThreads = 512;
inline constexpr int kPieceLoads = 8;
template <typename T>
inline constexpr int kPieceElements = kPieceThreads* kPieceLoads* kWideElements<T>;
template <typename T, typename Operation>
__global__ void __launch_bounds__(kPieceThreads) reducePieces(const T* in, T* out, int elements) {
  constexpr int wide = kWideElements<T>;
  WideVector<T> loaded[kPieceLoads];
#pragma unroll
  for (int load = 0; load < kPieceLoads; ++load) {
    const int i = ((blockIdx.x * kPieceLoads + load) * kPieceThreads + threadIdx.x) * wide;
    if (i + wide <= elements) {
      loaded[load] = *reinterpret_cast<const WideVector<T>*>(in + i);
    } else {
#pragma unroll
      for (int k = 0; k < wide; ++k)
        elementOf<T>(loaded[load], k) = i + k < elements ? in[i + k] : Operation::template identity<T>();
    }
  }
  T sum = Operation::template identity<T>();
#pragma unroll
  for (int load = 0; load < kPieceLoads; ++load)
#pragma unroll
    for (int k = 0; k < wide; ++k) sum = Operation::template combine<T>(sum, elementOf<T>(loaded[load], k));
  sum = combineBlock<Operation>(sum);
  if (threadIdx.x == 0) Operation::template atomically<T>(out, sum);
}
