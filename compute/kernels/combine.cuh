// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <limits>
#include <type_traits>

// Building blocks of reductions: operations, and ways to combine the values of a warp, a block and the whole grid.

/// An operation has a neutral element, combines two values, and combines a value with memory that others write as well.
/// It also combines the integers of a warp's lanes at once if the GPU can: see reduceWarpAtOnce.
struct SumOperation {
  template <typename T>
  __host__ __device__ static T identity() {
    return 0;
  }
  template <typename T>
  __device__ static T combine(T a, T b) {
    return a + b;
  }
  template <typename T>
  __device__ static void atomically(T* at, T value) {
    atomicAdd(at, value);
  }
  __device__ static int atOnce(int value);
};

struct MinOperation {
  template <typename T>
  __host__ __device__ static T identity() {
    return std::numeric_limits<T>::max();
  }
  template <typename T>
  __device__ static T combine(T a, T b) {
    return b < a ? b : a;
  }
  template <typename T>
  __device__ static void atomically(T* at, T value);
  __device__ static int atOnce(int value);
};

struct MaxOperation {
  template <typename T>
  __host__ __device__ static T identity() {
    return std::numeric_limits<T>::lowest();
  }
  template <typename T>
  __device__ static T combine(T a, T b) {
    return a < b ? b : a;
  }
  template <typename T>
  __device__ static void atomically(T* at, T value);
  __device__ static int atOnce(int value);
};

#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 800
__device__ inline int SumOperation::atOnce(int value) { return __reduce_add_sync(~0u, value); }
__device__ inline int MinOperation::atOnce(int value) { return __reduce_min_sync(~0u, value); }
__device__ inline int MaxOperation::atOnce(int value) { return __reduce_max_sync(~0u, value); }
#endif

/// The signed integer as wide as T.
template <typename T>
using SignedBits = std::conditional_t<sizeof(T) == 8, long long, int>;
template <typename T>
using UnsignedBits = std::conditional_t<sizeof(T) == 8, unsigned long long, unsigned>;

// CUDA has no atomicMin and atomicMax for floating-point values. The bit patterns of positive values are ordered as
// signed integers. Those of negative values are in reverse order as unsigned integers, and follow all positive ones.
template <typename T>
__device__ void MinOperation::atomically(T* at, T value) {
  if constexpr (std::is_integral_v<T>)
    atomicMin(at, value);
  else if (std::bit_cast<SignedBits<T>>(value) >= 0)  // -0.0 counts as negative
    atomicMin(reinterpret_cast<SignedBits<T>*>(at), std::bit_cast<SignedBits<T>>(value));
  else
    atomicMax(reinterpret_cast<UnsignedBits<T>*>(at), std::bit_cast<UnsignedBits<T>>(value));
}

template <typename T>
__device__ void MaxOperation::atomically(T* at, T value) {
  if constexpr (std::is_integral_v<T>)
    atomicMax(at, value);
  else if (std::bit_cast<SignedBits<T>>(value) >= 0)  // -0.0 counts as negative
    atomicMax(reinterpret_cast<SignedBits<T>*>(at), std::bit_cast<SignedBits<T>>(value));
  else
    atomicMin(reinterpret_cast<UnsignedBits<T>*>(at), std::bit_cast<UnsignedBits<T>>(value));
}

// Combines the values of a warp's 32 lanes; lane 0 gets the result. Uses registers only: no memory, no barrier.
template <typename Operation, typename T>
__device__ T combineWarp(T value) {
  for (int distance = 16; distance > 0; distance /= 2)
    value = Operation::template combine<T>(value, __shfl_down_sync(~0u, value, distance));
  return value;
}

// Combines the values of a block of whole warps; thread 0 gets the result. Each warp stores one word in shared memory,
// and the first warp combines these.
template <typename Operation, typename T>
__device__ T combineBlock(T value) {
  __shared__ T ofWarp[32];
  const int lane = threadIdx.x % 32;
  const int warp = threadIdx.x / 32;
  const int warps = blockDim.x / 32;
  value = combineWarp<Operation>(value);
  if (lane == 0) ofWarp[warp] = value;
  __syncthreads();
  if (warp == 0) {
    value = lane < warps ? ofWarp[lane] : Operation::template identity<T>();
    value = combineWarp<Operation>(value);
  }
  __syncthreads();
  return value;
}

// Combines the values that blocks stored in `partials` with `*out`: no shared memory, one atomic per warp.
template <typename Operation, typename T>
__global__ void combinePartials(const T* partials, T* out, int count) {
  const int stride = gridDim.x * blockDim.x;
  T value = Operation::template identity<T>();
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += stride)
    value = Operation::template combine<T>(value, partials[i]);
  value = combineWarp<Operation>(value);
  if (threadIdx.x % 32 == 0) Operation::template atomically<T>(out, value);
}

// Combines the values of the whole grid into `*out` in the same launch. Each block stores its value in `partials` and
// takes a ticket; the block with the last ticket combines all values and resets the tickets for the next launch. (After
// the example "threadFenceReduction" in the CUDA C++ Programming Guide, "Memory Fence Functions".)
template <typename Operation, typename T>
__device__ void combineGrid(T value, T* partials, int* ticket, T* out) {
  __shared__ int isLast;
  const int thread = threadIdx.x;
  const int blocks = gridDim.x;
  value = combineBlock<Operation>(value);
  if (thread == 0) {
    partials[blockIdx.x] = value;
    __threadfence();
    const int number = atomicAdd(ticket, 1);
    isLast = number == blocks - 1;
  }
  __syncthreads();
  if (isLast == 0) return;

  __threadfence();
  T sum = Operation::template identity<T>();
  for (int i = thread; i < blocks; i += blockDim.x) sum = Operation::template combine<T>(sum, __ldcg(partials + i));
  sum = combineBlock<Operation>(sum);
  if (thread == 0) {
    out[0] = sum;
    ticket[0] = 0;
  }
}
