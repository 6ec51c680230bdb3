// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>
#include <type_traits>

#include "problem.h"
#include "target.h"

/// The words of the kernel language, for nvcc: plain pointers and arrays.
namespace warpbench {
inline namespace WARPBENCH_TARGET {

/// A pointer into global memory. Not __restrict__: with it nvcc deletes repeated stores and repeat loops.
template <typename T>
using Global = T*;

template <typename T, std::size_t first, std::size_t... rest>
struct SharedArray {
  using Type = typename SharedArray<T, rest...>::Type[first];
};
template <typename T, std::size_t only>
struct SharedArray<T, only> {
  using Type = T[only];
};
/// An array of `N...` elements, declared `__shared__ Shared<float, 32, 33> tile;`.
template <typename T, std::size_t... N>
using Shared = typename SharedArray<T, N...>::Type;

extern __shared__ __align__(16) unsigned char dynamicSharedBytes[];

/// The block's dynamic shared memory, whose size the launch gives.
template <typename T>
class DynamicShared {
 public:
  __device__ DynamicShared() : m_data(reinterpret_cast<T*>(dynamicSharedBytes)) {}
  __device__ operator T*() const { return m_data; }

 private:
  T* m_data;
};

/// An array in constant memory, declared `__constant__ Constant<float, 16> name;`.
template <typename T, std::size_t size>
using Constant = T[size];

/// The same memory as wider elements: `asVector<float4>(a)[i]` is a[4 i] to a[4 i + 3] in one access.
template <typename Vector, typename T>
__device__ auto asVector(T* pointer) {
  return reinterpret_cast<std::conditional_t<std::is_const_v<T>, const Vector, Vector>*>(pointer);
}

/// The device's copy of an array of the problem.
template <typename T>
Global<T> global(const Arguments& arguments, std::string_view name) {
  return static_cast<T*>(arguments.buffer(name).data);
}

}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
