// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <unordered_map>

namespace warpbench::simulator {

/// A barrier in a block's shared memory (PTX ISA, "mbarrier"). Its phase is complete once no arrivals and no bytes are
/// pending.
struct AsynchronousBarrier {
  /// The limit of arrivals, and of bytes in either direction (PTX ISA, "Contents of the mbarrier object").
  static constexpr std::int64_t kMost = (1 << 20) - 1;

  std::uint32_t number = 0;   ///< among those that the block has initialised
  std::uint32_t phase = 0;    ///< counted from 0
  std::int64_t arrivals = 0;  ///< arrivals per phase
  std::int64_t pending = 0;   ///< arrivals that the current phase still needs
  std::int64_t bytes = 0;     ///< bytes that it still needs; negative: bytes that arrived before they were announced
  bool awaitsBytes = false;   ///< in this phase

  /// The value stored in shared memory in its place.
  std::uint64_t word() const { return (std::uint64_t{number} + 1) * 0x9e3779b97f4a7c15; }
};

/// One of a block's 16 barriers. Threads pass once the required number has arrived.
struct NamedBarrier {
  static constexpr std::uint32_t kCount = 16;
  /// Checkers identify these barriers by numbers above those of barriers in shared memory.
  static constexpr std::uint32_t kFirstNumber = 4096;
  std::uint32_t threads = 0;  ///< required in this phase
  std::uint32_t arrived = 0;
  std::uint32_t phase = 0;
};

/// The barriers of the running block.
class AsynchronousBarriers {
 public:
  void clear() {
    m_barriers.clear();
    m_begun = 0;
  }
  AsynchronousBarrier& begin(const void* at, std::int64_t arrivals) {
    return m_barriers[at] = {.number = m_begun++, .arrivals = arrivals, .pending = arrivals};
  }
  void end(const void* at) { m_barriers.erase(at); }
  /// Whether the block has initialised one.
  bool any() const { return m_begun != 0; }
  /// nullptr if there is none.
  AsynchronousBarrier* find(const void* at) {
    const auto found = m_barriers.find(at);
    return found == m_barriers.end() ? nullptr : &found->second;
  }

 private:
  std::unordered_map<const void*, AsynchronousBarrier> m_barriers;
  std::uint32_t m_begun = 0;
};

}  // namespace warpbench::simulator
