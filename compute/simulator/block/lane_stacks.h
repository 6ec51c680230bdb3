// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sys/mman.h>

#include <boost/context/stack_context.hpp>
#include <cstddef>
#include <cstdint>
#include <new>

#include "simulator/block/fiber_switch.h"

namespace warpbench::simulator {

/// Stacks of all lanes in one mapping, so that one comparison tells an access to a stack, and so that many workers stay
/// below the system's limit on mappings (vm.max_map_count, 65,530 by default: a guard page for each lane would be two
/// mappings each). Pages come to be when they are touched. An overflow is seen when a function is entered: see
/// callbacks.cpp.
class LaneStacks {
 public:
  /// An odd multiple of 256: what lanes have on their stacks, and switch between all the time, spreads evenly over the
  /// sets of the caches. Boost.Context aligns what it puts there to 256, so that all lanes have the same as deep.
  static constexpr std::size_t kBytesEach = 128 * 1024 + 5 * 256;
  /// What the simulator's own functions may take of a stack.
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
  /// Of an address on a stack, so many bytes behind begin(): those from there to that stack's top.
  static std::uint64_t depthOf(std::uint64_t offset) { return kBytesEach - offset % kBytesEach; }
  char* bottomOf(std::size_t lane) const { return static_cast<char*>(m_base) + (lane + 1) * kBytesEach; }

 private:
  std::size_t m_bytes;
  void* m_base;
};

}  // namespace warpbench::simulator
