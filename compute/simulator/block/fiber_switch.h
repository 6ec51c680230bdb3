// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boost/context/fiber.hpp>
#include <cstddef>
#include <cstring>
#include <memory>
#include <utility>

#if defined(__SANITIZE_ADDRESS__)
#include <sanitizer/asan_interface.h>
#include <sanitizer/common_interface_defs.h>
#elif defined(__SANITIZE_THREAD__)
#include <sanitizer/tsan_interface.h>
#endif

namespace warpbench::simulator {

/// A switchable stack: a lane's, or that of the code that runs the lanes.
///
/// Switches are announced to the address and thread sanitizers, which cannot detect them; in other builds this does
/// nothing. (Boost.Context does so itself only if built on ucontext.) Files that switch are compiled without the thread
/// sanitizer's function entry and exit records, which would not match; see compute/CMakeLists.txt.
class Fiber {
 public:
  Fiber() = default;
  Fiber(const Fiber&) = delete;
  Fiber& operator=(const Fiber&) = delete;
  ~Fiber() { endTold(); }

  /// Whether it runs something and can be switched to.
  bool hasBegun() const { return static_cast<bool>(m_fiber); }
  /// Prepares `entry` to run on the stack of `bytes` bytes at `bottom`. It must call enter() first and return the
  /// result of end().
  template <typename Allocator, typename Entry>
  void begin(const Allocator& allocator, [[maybe_unused]] const void* bottom, [[maybe_unused]] std::size_t bytes,
             Entry entry) {
#if defined(__SANITIZE_ADDRESS__)
    m_fakeStack = nullptr;
    m_bottom = bottom;
    m_bytes = bytes;
#elif defined(__SANITIZE_THREAD__)
    endTold();
    m_told = m_made = __tsan_create_fiber(0);
#endif
    m_fiber = boost::context::fiber(std::allocator_arg, allocator, std::move(entry));
  }
  /// For a suspended fiber: the end of its stack, where its registers are saved.
  const std::byte* stackPointer() const {
    static_assert(sizeof(m_fiber) == sizeof(void*));  // Boost.Context's fcontext_t
    const std::byte* pointer = nullptr;
    std::memcpy(&pointer, static_cast<const void*>(&m_fiber), sizeof(pointer));
    return pointer;
  }
  /// Switches from this running fiber to the other. All fibers record in `left` which one was left last. Inlined,
  /// because processors predict that a return goes to the last call, and after a switch each goes elsewhere.
  [[gnu::always_inline]] void switchTo(Fiber& other, Fiber*& left) {
    left = this;
#if defined(__SANITIZE_ADDRESS__)
    __sanitizer_start_switch_fiber(&m_fakeStack, other.m_bottom, other.m_bytes);
#elif defined(__SANITIZE_THREAD__)
    if (!m_made) m_told = __tsan_get_current_fiber();
    __tsan_switch_to_fiber(other.m_told, 0);
#endif
    boost::context::fiber before = std::move(other.m_fiber).resume();
    enter(std::move(before), *left);  // now known to be *left
  }
  /// This fiber runs, for the first time or again; `from` was left.
  [[gnu::always_inline]] void enter(boost::context::fiber&& fiber, Fiber& from) {
    from.m_fiber = std::move(fiber);
#if defined(__SANITIZE_ADDRESS__)
    __sanitizer_finish_switch_fiber(m_fakeStack, &from.m_bottom, &from.m_bytes);
#endif
  }
  /// This fiber ends and the other continues.
  boost::context::fiber end([[maybe_unused]] Fiber& other, Fiber*& left) {
    left = this;
#if defined(__SANITIZE_ADDRESS__)
    __sanitizer_start_switch_fiber(nullptr, other.m_bottom, other.m_bytes);
#elif defined(__SANITIZE_THREAD__)
    __tsan_switch_to_fiber(other.m_told, 0);
#endif
    return std::move(other.m_fiber);
  }
  /// Call before stacks are freed, because other memory may be placed there.
  static void forget([[maybe_unused]] const void* stacks, [[maybe_unused]] std::size_t bytes) {
#if defined(__SANITIZE_ADDRESS__)
    __asan_unpoison_memory_region(stacks, bytes);
#endif
  }

 private:
  void endTold() {
#if defined(__SANITIZE_THREAD__)
    if (m_made) __tsan_destroy_fiber(m_made);
    m_made = nullptr;
#endif
  }

  boost::context::fiber m_fiber;  ///< while suspended
#if defined(__SANITIZE_ADDRESS__)
  void* m_fakeStack = nullptr;
  const void* m_bottom = nullptr;  ///< of another fiber's stack, known once that has been left
  std::size_t m_bytes = 0;
#elif defined(__SANITIZE_THREAD__)
  void* m_told = nullptr;
  void* m_made = nullptr;  ///< set if created here, unlike a thread's own
#endif
};

}  // namespace warpbench::simulator
