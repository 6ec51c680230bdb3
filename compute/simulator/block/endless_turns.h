// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace warpbench::simulator {

/// A digest of what a lane, or a warp in step, did in a turn: each step, what memory held there, and what it computes
/// with at the end. Where two are equal, it does the same for ever unless somebody else changes that memory.
class TurnDigest {
 public:
  void add(std::uint64_t value) { m_digest = (m_digest ^ value) * 0x100000001b3; }
  void addMemory(const void* at, std::size_t bytes) {
    std::uint64_t held[2] = {};
    std::memcpy(held, at, std::min(bytes, sizeof(held)));
    add(held[0]);
    add(held[1]);
  }
  /// From a stack pointer to the top. Sanitizers know parts of it as nobody's.
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

/// The last turns: one may end elsewhere in a loop than the next.
class EndlessTurns {
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

/// How many of a launch's blocks go on: a block that does not waits for ever once no other one does.
using BlocksThatGoOn = std::atomic<int>;

}  // namespace warpbench::simulator
