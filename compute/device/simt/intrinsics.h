// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstdint>
#include <cstring>
#include <source_location>
#include <type_traits>

#include "device/simt/lane.h"
#include "device/simt/views.h"
#include "target.h"

/// CUDA's functions for threads that work together: barriers, shuffles and atomics, for the simulator.
namespace warpbench {
inline namespace WARPBENCH_TARGET {

inline constexpr int warpSize = simulator::kWarpSize;

WARPBENCH_INLINE inline void __syncthreads(std::source_location where = std::source_location::current()) {
  simulator::syncThreads(where);
}
WARPBENCH_INLINE inline void __syncwarp(unsigned mask = ~0u,
                                        std::source_location where = std::source_location::current()) {
  simulator::syncWarp(mask, where);
}

/// Shuffles (CUDA C++ Programming Guide, "Warp Shuffle Functions"): value of another lane of the same `width` group, or
/// the lane's own where that lane lies outside of the group.
template <typename T>
WARPBENCH_INLINE inline T shuffleFrom(unsigned mask, T value, int source, const std::source_location& where) {
  static_assert(sizeof(T) == 4 || sizeof(T) == 8);
  std::uint64_t bits = 0;
  std::memcpy(&bits, &value, sizeof(T));
  bits = simulator::exchange(mask, bits, source, where);
  std::memcpy(&value, &bits, sizeof(T));
  return value;
}
template <typename T>
WARPBENCH_INLINE inline T __shfl_sync(unsigned mask, T value, int source, int width = warpSize,
                                      std::source_location where = std::source_location::current()) {
  const int group = simulator::laneIndex() & ~(width - 1);
  return shuffleFrom(mask, value, group | (source & (width - 1)), where);
}
template <typename T>
WARPBENCH_INLINE inline T __shfl_down_sync(unsigned mask, T value, unsigned delta, int width = warpSize,
                                           std::source_location where = std::source_location::current()) {
  const int lane = simulator::laneIndex();
  const int source = lane + static_cast<int>(delta);
  return shuffleFrom(mask, value, (source ^ lane) & ~(width - 1) ? lane : source, where);
}
template <typename T>
WARPBENCH_INLINE inline T __shfl_up_sync(unsigned mask, T value, unsigned delta, int width = warpSize,
                                         std::source_location where = std::source_location::current()) {
  const int lane = simulator::laneIndex();
  const int source = lane - static_cast<int>(delta);
  return shuffleFrom(mask, value, source < (lane & ~(width - 1)) ? lane : source, where);
}
template <typename T>
WARPBENCH_INLINE inline T __shfl_xor_sync(unsigned mask, T value, int distance, int width = warpSize,
                                          std::source_location where = std::source_location::current()) {
  const int lane = simulator::laneIndex();
  const int source = lane ^ distance;
  return shuffleFrom(mask, value, (source ^ lane) & ~(width - 1) ? lane : source, where);
}

/// Loads with a cache operator (CUDA C++ Programming Guide, "Load Functions Using Cache Hints"): through L1, or past
/// it. Both ask for the same sectors.
template <typename T, Space space>
WARPBENCH_INLINE inline std::remove_const_t<T> __ldca(Pointer<T, space> at,
                                                      std::source_location where = std::source_location::current()) {
  return at[Subscript(0, where)];
}
template <typename T, Space space>
WARPBENCH_INLINE inline std::remove_const_t<T> __ldcg(Pointer<T, space> at,
                                                      std::source_location where = std::source_location::current()) {
  return at[Subscript(0, where)];
}

/// Blocks that run at the same time here run in threads of one processor.
WARPBENCH_INLINE inline void __threadfence() {
  std::atomic_thread_fence(std::memory_order_seq_cst);
#if defined(WARPBENCH_CHECK)
  simulator::checkedFence();
#endif
}

/// The old value that an atomic returns. Reading it is what makes a global atomic an `atom` rather than a `red`, so
/// the event is changed then. (With `auto old = atomicAdd(...)`, that is seen only until the lane's trace is taken.)
template <typename T>
class AtomicResult {
 public:
  WARPBENCH_INLINE AtomicResult(T old, simulator::Event* event)
      : m_old(old), m_event(event), m_epoch(simulator::t_traceEpoch) {}
  WARPBENCH_INLINE operator T() const {
    const bool there = m_epoch == simulator::t_traceEpoch;
    const bool red = there & (m_event->kind() == simulator::AccessKind::GlobalRed);
    // No branch: the kernel's control flow must stay that of the source.
    m_event->tag &= ~(there * simulator::Event::kCombines);
    m_event->tag += red * (static_cast<std::uint64_t>(simulator::AccessKind::GlobalAtom) -
                           static_cast<std::uint64_t>(simulator::AccessKind::GlobalRed));
    return m_old;
  }

 private:
  T m_old;
  simulator::Event* m_event;
  std::uint64_t m_epoch;
};

/// An atomic's place in memory, and the event that it leaves. One that `computes` is not a mere exchange.
template <typename T>
struct AtomicAccess {
  T* at;
  simulator::Event* event;
};
template <bool computes, typename T, Space space>
WARPBENCH_INLINE inline AtomicAccess<T> accessAtomically(Pointer<T, space> pointer) {
  using simulator::AccessKind;
  constexpr AccessKind kShared =
      std::is_floating_point_v<T> ? AccessKind::SharedAtomicFloat : AccessKind::SharedAtomicInteger;
  void* const at = access(space == Space::Global ? AccessKind::GlobalRed : kShared, pointer.address(), sizeof(T));
  simulator::Event* const event = simulator::t_cursor - 1;
  if constexpr (computes && std::is_integral_v<T> && sizeof(T) == 4) event->tag |= simulator::Event::kCombines;
  return {static_cast<T*>(at), event};
}

template <typename T, Space space>
WARPBENCH_INLINE inline AtomicResult<T> atomicAdd(Pointer<T, space> pointer, std::type_identity_t<T> value,
                                                  std::source_location where = std::source_location::current()) {
  here(where);
  const AtomicAccess<T> atomic = accessAtomically<true>(pointer);
  return {std::atomic_ref<T>(*atomic.at).fetch_add(value, std::memory_order_relaxed), atomic.event};
}
template <typename T, Space space>
WARPBENCH_INLINE inline AtomicResult<T> atomicExch(Pointer<T, space> pointer, std::type_identity_t<T> value,
                                                   std::source_location where = std::source_location::current()) {
  here(where);
  const AtomicAccess<T> atomic = accessAtomically<false>(pointer);
  return {std::atomic_ref<T>(*atomic.at).exchange(value, std::memory_order_relaxed), atomic.event};
}

namespace detail {

// Not inlined: the loop is the host's, not the kernel's.
template <typename T>
[[gnu::noinline, gnu::no_sanitize_coverage]] T replaceUnless(T* at, T value, bool (*keep)(T old, T value)) {
  std::atomic_ref<T> cell(*at);
  T old = cell.load(std::memory_order_relaxed);
  while (!keep(old, value) && !cell.compare_exchange_weak(old, value, std::memory_order_relaxed)) {
  }
  return old;
}
template <typename T>
[[gnu::no_sanitize_coverage]] bool notAbove(T old, T value) {
  return old <= value;
}
template <typename T>
[[gnu::no_sanitize_coverage]] bool notBelow(T old, T value) {
  return old >= value;
}

}  // namespace detail

template <typename T, Space space>
WARPBENCH_INLINE inline AtomicResult<T> atomicMin(Pointer<T, space> pointer, std::type_identity_t<T> value,
                                                  std::source_location where = std::source_location::current()) {
  here(where);
  const AtomicAccess<T> atomic = accessAtomically<true>(pointer);
  return {detail::replaceUnless<T>(atomic.at, value, detail::notAbove<T>), atomic.event};
}
template <typename T, Space space>
WARPBENCH_INLINE inline AtomicResult<T> atomicMax(Pointer<T, space> pointer, std::type_identity_t<T> value,
                                                  std::source_location where = std::source_location::current()) {
  here(where);
  const AtomicAccess<T> atomic = accessAtomically<true>(pointer);
  return {detail::replaceUnless<T>(atomic.at, value, detail::notBelow<T>), atomic.event};
}

}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
