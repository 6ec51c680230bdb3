// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#if defined(__SANITIZE_ADDRESS__)
#include <sanitizer/asan_interface.h>
#include <sanitizer/common_interface_defs.h>
#elif defined(__SANITIZE_THREAD__)
#include <sanitizer/tsan_interface.h>
#endif

namespace warpbench::simulator {

/// Tells the address and thread sanitizers of switches between stacks, which they cannot see; nothing in other builds.
/// (Boost.Context does so by itself only where it was built upon ucontext.) One object belongs to each stack that is
/// switched away from. The file that switches is compiled without the thread sanitizer's records of entered and left
/// functions, which would not pair up; see compute/CMakeLists.txt.
class FiberSwitch {
 public:
  FiberSwitch() = default;
  FiberSwitch(const FiberSwitch&) = delete;
  FiberSwitch& operator=(const FiberSwitch&) = delete;
  ~FiberSwitch() { end(); }

  /// This object's stack is new.
  void begin() {
    m_fakeStack = nullptr;
#if defined(__SANITIZE_THREAD__)
    end();
    m_fiber = m_made = __tsan_create_fiber(0);
#endif
  }
  /// Before a switch from this stack to that of `to`, of `bytes` bytes that begin at `bottom`.
  void leave([[maybe_unused]] const FiberSwitch& to, [[maybe_unused]] const void* bottom,
             [[maybe_unused]] std::size_t bytes) {
#if defined(__SANITIZE_ADDRESS__)
    __sanitizer_start_switch_fiber(&m_fakeStack, bottom, bytes);
#elif defined(__SANITIZE_THREAD__)
    if (!m_made) m_fiber = __tsan_get_current_fiber();
    __tsan_switch_to_fiber(to.m_fiber, 0);
#endif
  }
  /// Before the last switch away from a stack, which then is free.
  static void leaveForGood([[maybe_unused]] const FiberSwitch& to, [[maybe_unused]] const void* bottom,
                           [[maybe_unused]] std::size_t bytes) {
#if defined(__SANITIZE_ADDRESS__)
    __sanitizer_start_switch_fiber(nullptr, bottom, bytes);
#elif defined(__SANITIZE_THREAD__)
    __tsan_switch_to_fiber(to.m_fiber, 0);
#endif
  }
  /// After a switch back to this stack.
  void enter() {
#if defined(__SANITIZE_ADDRESS__)
    __sanitizer_finish_switch_fiber(m_fakeStack, &m_fromBottom, &m_fromBytes);
#endif
  }
  /// Before stacks are given back: other memory may come to lie there.
  static void forget([[maybe_unused]] const void* stacks, [[maybe_unused]] std::size_t bytes) {
#if defined(__SANITIZE_ADDRESS__)
    __asan_unpoison_memory_region(stacks, bytes);
#endif
  }
  /// The stack that was switched from last.
  const void* fromBottom() const { return m_fromBottom; }
  std::size_t fromBytes() const { return m_fromBytes; }

 private:
  void end() {
#if defined(__SANITIZE_THREAD__)
    if (m_made) __tsan_destroy_fiber(m_made);
    m_made = nullptr;
#endif
  }

  [[maybe_unused]] void* m_fakeStack = nullptr;
  [[maybe_unused]] void* m_fiber = nullptr;  ///< of the thread sanitizer
  [[maybe_unused]] void* m_made = nullptr;   ///< the same where it was made here, rather than a thread's own
  const void* m_fromBottom = nullptr;
  std::size_t m_fromBytes = 0;
};

}  // namespace warpbench::simulator
