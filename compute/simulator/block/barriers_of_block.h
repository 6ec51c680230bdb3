// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <unordered_map>

namespace warpbench::simulator {

/// A barrier in the shared memory of a block (PTX ISA, "mbarrier"). Its phase is complete once no arrival and no byte
/// is lacking.
struct AsynchronousBarrier {
  /// Of arrivals, and of bytes in either direction (PTX ISA, "Contents of the mbarrier object").
  static constexpr std::int64_t kMost = (1 << 20) - 1;

  std::uint32_t number = 0;   ///< of those that the block has initialised
  std::uint32_t phase = 0;    ///< counted from 0
  std::int64_t arrivals = 0;  ///< that a phase takes
  std::int64_t pending = 0;   ///< that this one lacks
  std::int64_t bytes = 0;     ///< the same; less than 0: so many have come that nobody has announced
  bool awaitsBytes = false;   ///< in this phase

  /// What shared memory holds in its place.
  std::uint64_t word() const { return (std::uint64_t{number} + 1) * 0x9e3779b97f4a7c15; }
};

/// One of a block's 16: it is passed once so many threads have come to it.
struct NamedBarrier {
  static constexpr std::uint32_t kCount = 16;
  /// A checker knows them by these numbers, beyond those of barriers in shared memory.
  static constexpr std::uint32_t kFirstNumber = 4096;
  std::uint32_t threads = 0;  ///< that this phase takes
  std::uint32_t arrived = 0;
  std::uint32_t phase = 0;
};

/// Those of the block that runs.
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
  /// The block has initialised one.
  bool any() const { return m_begun != 0; }
  /// nullptr: there is none.
  AsynchronousBarrier* find(const void* at) {
    const auto found = m_barriers.find(at);
    return found == m_barriers.end() ? nullptr : &found->second;
  }

 private:
  std::unordered_map<const void*, AsynchronousBarrier> m_barriers;
  std::uint32_t m_begun = 0;
};

}  // namespace warpbench::simulator
