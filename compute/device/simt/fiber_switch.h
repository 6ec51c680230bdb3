// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#if defined(__SANITIZE_ADDRESS__)
#include <sanitizer/asan_interface.h>
#include <sanitizer/common_interface_defs.h>
#endif

namespace warpbench::simulator {

/// Tells the address sanitizer of switches between stacks, which it cannot see; nothing in other builds. (Boost.Context
/// does so by itself only where it was built upon ucontext.) One object belongs to each stack that is switched away
/// from.
class FiberSwitch {
 public:
  /// Before a switch to the stack of `bytes` bytes that begins at `bottom`.
  void leave([[maybe_unused]] const void* bottom, [[maybe_unused]] std::size_t bytes) {
#if defined(__SANITIZE_ADDRESS__)
    __sanitizer_start_switch_fiber(&m_fakeStack, bottom, bytes);
#endif
  }
  /// Before the last switch away from a stack, which then is free.
  static void leaveForGood([[maybe_unused]] const void* bottom, [[maybe_unused]] std::size_t bytes) {
#if defined(__SANITIZE_ADDRESS__)
    __sanitizer_start_switch_fiber(nullptr, bottom, bytes);
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
  [[maybe_unused]] void* m_fakeStack = nullptr;
  const void* m_fromBottom = nullptr;
  std::size_t m_fromBytes = 0;
};

}  // namespace warpbench::simulator
