// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

/// malloc() and free() in kernels, which have their own heap.
namespace warpbench::program {

bool isOnLane() noexcept;
/// nullptr if the heap has no room.
void* kernelAllocates(std::size_t bytes) noexcept;
void kernelFrees(void* at) noexcept;
/// A variable of the lane's own begins, without a value.
void localBegins(const volatile void* at, std::size_t bytes, const char* name) noexcept;

}  // namespace warpbench::program

// Inlined into all calls by these names; the C library provides the actual functions.
extern "C" {
[[gnu::always_inline, gnu::gnu_inline]] inline void* malloc(std::size_t bytes) noexcept {
  using namespace warpbench::program;
  return isOnLane() ? kernelAllocates(bytes) : __builtin_malloc(bytes);
}
[[gnu::always_inline, gnu::gnu_inline]] inline void free(void* at) noexcept {
  using namespace warpbench::program;
  isOnLane() ? kernelFrees(at) : __builtin_free(at);
}
}
