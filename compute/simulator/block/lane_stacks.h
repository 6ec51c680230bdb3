// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sys/mman.h>

#include <boost/context/stack_context.hpp>
#include <cstddef>
#include <cstdint>
#include <new>

#include "simulator/block/fiber_switch.h"

namespace warpbench::simulator {

/// The stacks of all lanes in one mapping, so that one comparison detects an access to a stack, and many workers stay
/// below the system's limit on mappings (vm.max_map_count, 65,530 by default; a guard page per lane would need two
/// mappings each). Pages are allocated when touched. Overflows are detected when a function is entered: see
/// callbacks.cpp.
class LaneStacks {
 public:
  /// An odd multiple of 256, so that the lanes' stack contents, between which execution switches constantly, spread
  /// evenly over the cache sets. Boost.Context aligns its data to 256, so all lanes have it at the same depth.
  static constexpr std::size_t kBytesEach = 128 * 1024 + 5 * 256;
  /// The stack that the simulator's own functions may need.
  static constexpr std::size_t kReserve = 12 * 1024;

  explicit LaneStacks(std::size_t lanes) : m_bytes((lanes + 1) * kBytesEach) {  // one more below the first
    m_base = mmap(nullptr, m_bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (m_base == MAP_FAILED) throw std::bad_alloc();
  }
  ~LaneStacks() {
    Fiber::forget(m_base, m_bytes);
    munmap(m_base, m_bytes);
  }
  LaneStacks(const LaneStacks&) = delete;
  LaneStacks& operator=(const LaneStacks&) = delete;

  std::uint64_t begin() const { return reinterpret_cast<std::uint64_t>(m_base); }
  std::uint64_t end() const { return begin() + m_bytes; }

  /// Boost.Context's stack allocator for one lane.
  struct Allocator {
    char* top;
    std::size_t bytes;
    boost::context::stack_context allocate() const {
      boost::context::stack_context stack;
      stack.size = bytes;
      stack.sp = top;
      return stack;
    }
    void deallocate(boost::context::stack_context&) const {}
  };
  Allocator forLane(std::size_t lane) const { return {bottomOf(lane) + kBytesEach, kBytesEach}; }
  /// The bytes from an address on a stack, given as an offset from begin(), to that stack's top.
  static std::uint64_t depthOf(std::uint64_t offset) { return kBytesEach - offset % kBytesEach; }
  char* bottomOf(std::size_t lane) const { return static_cast<char*>(m_base) + (lane + 1) * kBytesEach; }

 private:
  std::size_t m_bytes;
  void* m_base;
};

}  // namespace warpbench::simulator
