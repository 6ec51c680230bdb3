// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include "language/cuda_language.h"

/// Copies from global to shared memory beside the thread's work (CUDA C++ Programming Guide, "Pipeline Primitives
/// Interface"). Done at once, which a kernel that waits as it has to cannot tell.

/// 4, 8 or 16 bytes, to and from multiples of that; the last `zeros` of them are not read and become zero.
WARPBENCH_WORD void __pipeline_memcpy_async(void* __restrict__ to, const void* __restrict__ from, std::size_t bytes,
                                            std::size_t zeros = 0) {
  if (zeros != 0 && zeros < bytes) {
    for (std::size_t i = 0; i < bytes; ++i)
      static_cast<char*>(to)[i] = i < bytes - zeros ? static_cast<const char*>(from)[i] : char();
  } else if (bytes == 16) {
    *static_cast<uint4*>(to) = zeros == 0 ? *static_cast<const uint4*>(from) : uint4{};
  } else if (bytes == 8) {
    *static_cast<uint2*>(to) = zeros == 0 ? *static_cast<const uint2*>(from) : uint2{};
  } else {
    *static_cast<unsigned*>(to) = zeros == 0 ? *static_cast<const unsigned*>(from) : 0;
  }
}
WARPBENCH_WORD void __pipeline_commit() {}
WARPBENCH_WORD void __pipeline_wait_prior(std::size_t) {}
