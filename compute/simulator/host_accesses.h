// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>

#include "simulator/block/lane.h"

namespace warpbench::simulator {

/// Receives loads and stores in an address range by host code compiled for the simulator.
class HostListener {
 public:
  virtual void hostAccesses(Event::Step step, const void* at, std::size_t bytes, std::uint64_t place) = 0;

 protected:
  ~HostListener() = default;
};

/// The process's only listener.
class HostAccesses {
 public:
  void setListener(HostListener* listener) { m_listener = listener; }
  /// From now on, reports accesses that begin in this range.
  void listenTo(std::uint64_t begin, std::uint64_t end) {
    m_bytes.store(0, std::memory_order_relaxed);
    m_begin.store(begin, std::memory_order_relaxed);
    m_bytes.store(end - begin, std::memory_order_relaxed);
  }
  /// The same for a second range.
  void watchFor(std::uint64_t begin, std::uint64_t end) {
    m_watchedBytes.store(0, std::memory_order_relaxed);
    m_watchedBegin.store(begin, std::memory_order_relaxed);
    m_watchedBytes.store(end - begin, std::memory_order_relaxed);
  }
  bool listensTo(std::uint64_t at) const {
    return at - m_begin.load(std::memory_order_relaxed) < m_bytes.load(std::memory_order_relaxed) ||
           at - m_watchedBegin.load(std::memory_order_relaxed) < m_watchedBytes.load(std::memory_order_relaxed);
  }
  bool listensTo(std::uint64_t begin, std::uint64_t end) const {
    const std::uint64_t own = m_begin.load(std::memory_order_relaxed);
    return begin < own + m_bytes.load(std::memory_order_relaxed) && own < end;
  }
  void tell(Event::Step step, const void* at, std::size_t bytes, std::uint64_t place) const {
    if (m_listener != nullptr) m_listener->hostAccesses(step, at, bytes, place);
  }

 private:
  std::atomic<std::uint64_t> m_begin = 0;
  std::atomic<std::uint64_t> m_bytes = 0;
  std::atomic<std::uint64_t> m_watchedBegin = 0;
  std::atomic<std::uint64_t> m_watchedBytes = 0;
  HostListener* m_listener = nullptr;
};

inline HostAccesses hostAccesses;

/// The last access that this thread's host code has begun.
struct HostAccess {
  const void* at = nullptr;
  const void* place = nullptr;
};
extern WARPBENCH_OF_LANE HostAccess t_hostAccess;

}  // namespace warpbench::simulator
