// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <map>
#include <mutex>

#include "program/runtime/free_pieces.h"

namespace warpbench::program {

/// What kernels allocate by malloc() and new: pieces of one stretch of the device's memory, which stays as large as it
/// was made. Safe to use from several threads.
class DeviceHeap {
 public:
  /// nullptr where there is no room. `memory` is asked for the memory of the heap when it is first used, and may
  /// give none.
  template <typename Memory>
  void* take(std::size_t bytes, std::size_t limit, Memory memory) {
    const std::lock_guard lock(m_mutex);
    if (!m_begun) {
      m_begun = true;
      if (std::byte* const at = memory(limit)) begin(at, limit);
    }
    return take(bytes);
  }
  /// @returns whether it was there.
  bool giveBack(void* at);
  /// Kernels have used it: its size is settled.
  bool begun() const { return m_begun; }
  /// Its memory is gone.
  void forget();

 private:
  void begin(std::byte* at, std::size_t bytes);
  void* take(std::size_t bytes);

  std::mutex m_mutex;
  bool m_begun = false;
  std::size_t m_bytes = 0;  ///< that may be taken
  FreePieces m_free;
  std::map<std::byte*, std::size_t> m_taken;  ///< by their first byte
};

}  // namespace warpbench::program
