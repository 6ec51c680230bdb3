// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include "language/builtins.h"

/// Asynchronous copies from global to shared memory (CUDA C++ Programming Guide, "Pipeline Primitives Interface"). They
/// are synchronous here, which a kernel that waits correctly cannot notice; a check reports missing waits.

/// 4, 8 or 16 bytes at addresses that are multiples of the size. The last `zeros` bytes are not read and become zero.
WARPBENCH_WORD void __pipeline_memcpy_async(void* __restrict__ to, const void* __restrict__ from, std::size_t bytes,
                                            std::size_t zeros = 0) {
  using warpbench::simulator::copyMarks;
  if (zeros != 0 && zeros < bytes) {
    for (std::size_t i = 0; i < bytes; ++i) {
      const char byte = i < bytes - zeros ? static_cast<const char*>(from)[i] : char();
      static_cast<void>(copyMarks.copies);
      static_cast<char*>(to)[i] = byte;
    }
    return;
  }
  static_cast<void>(copyMarks.copies);
  if (bytes == 16) {
    __extension__ typedef unsigned __int128 Wide;  // g++ reports its load first, unlike that of a structure
    *static_cast<Wide*>(to) = zeros == 0 ? *static_cast<const Wide*>(from) : 0;
  } else if (bytes == 8) {
    *static_cast<unsigned long*>(to) = zeros == 0 ? *static_cast<const unsigned long*>(from) : 0;
  } else {
    *static_cast<unsigned*>(to) = zeros == 0 ? *static_cast<const unsigned*>(from) : 0;
  }
}
WARPBENCH_WORD void __pipeline_commit() { static_cast<void>(warpbench::simulator::copyMarks.commits); }
WARPBENCH_WORD void __pipeline_wait_prior(std::size_t groups) {
  using warpbench::simulator::copyMarks;
  WARPBENCH_NOTHING_PASSES;
  static_cast<void>(copyMarks.waits[groups < sizeof(copyMarks.waits) ? groups : sizeof(copyMarks.waits) - 1]);
  WARPBENCH_NOTHING_PASSES;
}
