// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <map>
#include <mutex>

#include "program/allocations/free_pieces.h"

namespace warpbench::program {

/// The heap for malloc() and new in kernels: pieces of one fixed-size stretch of device memory. Thread-safe.
class DeviceHeap {
 public:
  /// nullptr if there is no room. `memory` provides the heap's memory at its first use, and may fail.
  template <typename Memory>
  void* take(std::size_t bytes, std::size_t limit, Memory memory) {
    const std::lock_guard lock(m_mutex);
    if (!m_begun) {
      m_begun = true;
      if (std::byte* const at = memory(limit)) begin(at, limit);
    }
    return take(bytes);
  }
  /// @returns whether it was allocated.
  bool giveBack(void* at);
  /// Whether kernels have used it, which fixes its size.
  bool begun() const { return m_begun; }
  /// Its memory has been freed.
  void forget();

 private:
  void begin(std::byte* at, std::size_t bytes);
  void* take(std::size_t bytes);

  std::mutex m_mutex;
  bool m_begun = false;
  std::size_t m_bytes = 0;  ///< usable bytes
  FreePieces m_free;
  std::map<std::byte*, std::size_t> m_taken;  ///< by their first byte
};

}  // namespace warpbench::program
