// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>
#include <type_traits>

#include "device/simt/vector_names.h"
#include "problem.h"
#include "target.h"

/// The words of the kernel language, for the `host` build: enough for kernels to be read past. They are templates that
/// nobody instantiates here; the loops of the CPU use plain pointers.
#define __global__ inline
#define __device__ inline
#define __host__
#define __forceinline__
#define __shared__
#define __constant__ inline
#define __launch_bounds__(...)
#define __align__(bytes)

namespace warpbench {
inline namespace WARPBENCH_TARGET {

template <typename T>
using Global = T*;

/// The device's copy of an array of the problem.
template <typename T>
Global<T> global(const Arguments& arguments, std::string_view name) {
  return static_cast<T*>(arguments.buffer(name).data);
}

template <typename T, std::size_t first, std::size_t... rest>
struct SharedArray {
  using Type = typename SharedArray<T, rest...>::Type[first];
};
template <typename T, std::size_t only>
struct SharedArray<T, only> {
  using Type = T[only];
};
template <typename T, std::size_t... N>
using Shared = typename SharedArray<T, N...>::Type;

template <typename T>
struct DynamicShared {
  T& operator[](std::size_t) const;
};

template <typename T, std::size_t size>
using Constant = T[size];

template <typename Vector, typename T>
auto asVector(T* pointer) {
  return reinterpret_cast<std::conditional_t<std::is_const_v<T>, const Vector, Vector>*>(pointer);
}

// Declared for the names' sake; nothing calls them.
extern const uint3 threadIdx, blockIdx;
extern const dim3 blockDim, gridDim;
extern const int warpSize;
void __syncthreads();
void __syncwarp(unsigned mask = ~0u);
template <typename T>
T __shfl_sync(unsigned mask, T value, int source, int width = 32);
template <typename T>
T __shfl_down_sync(unsigned mask, T value, unsigned delta, int width = 32);
template <typename T>
T __shfl_up_sync(unsigned mask, T value, unsigned delta, int width = 32);
template <typename T>
T __shfl_xor_sync(unsigned mask, T value, int distance, int width = 32);
template <typename T>
T atomicAdd(T* at, std::type_identity_t<T> value);
template <typename T>
T __ldcg(const T* at);
template <typename T>
T __ldca(const T* at);
void __threadfence();
template <typename T>
T atomicExch(T* at, std::type_identity_t<T> value);
template <typename T>
T atomicMin(T* at, std::type_identity_t<T> value);
template <typename T>
T atomicMax(T* at, std::type_identity_t<T> value);

}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
