// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

/// Copies 16 bytes from global to shared memory asynchronously with `cp.async` (PTX ISA, "Data Movement and Conversion
/// Instructions: Asynchronous copy"), which needs compute capability 8.0. On older GPUs the thread copies by itself.
__device__ __forceinline__ void copyAsync16(void* to, const void* from) {
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 800
  asm volatile(
      "cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(static_cast<std::uint32_t>(__cvta_generic_to_shared(to))),
      "l"(from));
#else
  *static_cast<float4*>(to) = *static_cast<const float4*>(from);
#endif
}
/// Makes the thread's copies since the last call one group.
__device__ __forceinline__ void endCopyGroup() {
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 800
  asm volatile("cp.async.commit_group;");
#endif
}
/// Waits until all but the last `pending` groups of the thread have arrived.
template <int pending>
__device__ __forceinline__ void waitForCopyGroups() {
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 800
  asm volatile("cp.async.wait_group %0;" ::"n"(pending) : "memory");
#endif
}
/// As copyAsync16(), for 4, 8 or 16 bytes. Writes zeros if there is nothing to copy.
template <int bytes>
__device__ __forceinline__ void copyAsyncOrZero(void* to, const void* from, bool isThere) {
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 800
  const auto at = static_cast<std::uint32_t>(__cvta_generic_to_shared(to));
  const int copied = isThere ? bytes : 0;
  if constexpr (bytes == 16)
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2;" ::"r"(at), "l"(from), "r"(copied));
  else
    asm volatile("cp.async.ca.shared.global [%0], [%1], %2, %3;" ::"r"(at), "l"(from), "n"(bytes), "r"(copied));
#else
  for (int i = 0; i < bytes / 4; ++i) static_cast<int*>(to)[i] = isThere ? static_cast<const int*>(from)[i] : 0;
#endif
}
