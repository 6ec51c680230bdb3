// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace warpbench::simulator {

/// A digest of a turn of a lane, or of a warp in step: each step, the memory content there, and the registers at the
/// end. If two turns are equal, the lane repeats them for ever unless another one changes that memory.
class TurnDigest {
 public:
  void add(std::uint64_t value) { m_digest = (m_digest ^ value) * 0x100000001b3; }
  void addMemory(const void* at, std::size_t bytes) {
    std::uint64_t held[2] = {};
    std::memcpy(held, at, std::min(bytes, sizeof(held)));
    add(held[0]);
    add(held[1]);
  }
  /// Adds the stack from a stack pointer to the top. Parts of it are unaddressable to sanitizers.
  __attribute__((no_sanitize("address", "thread"))) void addStack(const std::byte* from, const std::byte* top) {
    for (; from + sizeof(std::uint64_t) <= top; from += sizeof(std::uint64_t)) {
      std::uint64_t word = 0;
      __builtin_memcpy(&word, from, sizeof(word));
      m_digest = (m_digest ^ word) * 0x100000001b3;
    }
  }
  std::uint64_t value() const { return m_digest; }

 private:
  std::uint64_t m_digest = 0xcbf29ce484222325;
};

/// Remembers the last turns, because they may end at different points of a loop.
class LoopDetector {
 public:
  void clear() { m_last = {}; }
  /// @returns whether the turn equals one of the last ones.
  bool add(std::uint64_t turn) {
    m_repeats = std::ranges::find(m_last, turn) != m_last.end();
    m_last[m_next++ % m_last.size()] = turn;
    return m_repeats;
  }
  bool repeats() const { return m_repeats; }

 private:
  std::array<std::uint64_t, 6> m_last{};
  std::uint32_t m_next = 0;
  bool m_repeats = false;
};

/// The number of a launch's blocks that make progress. A waiting block waits for ever once it is 0.
using BlocksThatGoOn = std::atomic<int>;

}  // namespace warpbench::simulator
