// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The 16-byte vector type with elements of type T: the widest access of a thread (CUDA C++ Programming Guide, "Device
/// Memory Accesses").
template <typename T>
struct WideVectorOf;
template <>
struct WideVectorOf<float> {
  using Type = float4;
};
template <>
struct WideVectorOf<double> {
  using Type = double2;
};
template <>
struct WideVectorOf<int> {
  using Type = int4;
};
template <typename T>
using WideVector = typename WideVectorOf<T>::Type;

/// The number of elements in a vector.
template <typename T>
inline constexpr int kWideElements = 16 / static_cast<int>(sizeof(T));

/// Element `k` of a vector in registers. Free of cost if `k` is a constant after unrolling.
template <typename T>
__device__ T& elementOf(WideVector<T>& vector, int k) {
  return reinterpret_cast<T*>(&vector)[k];
}

/// The 16 bytes of a row that begin at element x, with zeros beyond its `width`. If rows are not `aligned` to 16 bytes,
/// loads single elements.
template <bool aligned, typename T>
__device__ WideVector<T> loadWide(const T* rowStart, int x, int width) {
  WideVector<T> vector{};
  if constexpr (aligned) {
    if (x < width) vector = reinterpret_cast<const WideVector<T>*>(rowStart)[x / kWideElements<T>];
  } else {
    for (int k = 0; k < kWideElements<T>; ++k)
      if (x + k < width) elementOf<T>(vector, k) = rowStart[x + k];
  }
  return vector;
}
template <bool aligned, typename T>
__device__ void storeWide(T* rowStart, int x, int width, WideVector<T> vector) {
  if constexpr (aligned) {
    if (x < width) reinterpret_cast<WideVector<T>*>(rowStart)[x / kWideElements<T>] = vector;
  } else {
    for (int k = 0; k < kWideElements<T>; ++k)
      if (x + k < width) rowStart[x + k] = elementOf<T>(vector, k);
  }
}
