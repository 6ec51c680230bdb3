// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

/// The trace of a simulated CUDA thread (a lane of a warp, run as a fiber). Kernels are compiled with GCC's
/// -fsanitize=thread and -fsanitize-coverage=trace-pc, whose callbacks are in callbacks.cpp.
namespace warpbench::simulator {

/// One step of a lane: a basic block, a call, a return or a memory access.
struct Event {
  enum class Step : std::uint8_t {
    Load,
    Store,
    AtomicAdds,  ///< see AtomicKind
    AtomicComputes,
    AtomicExchanges,
    AtomicFloating,
    VolatileLoad,
    VolatileStore,
    Return = 0xd,  ///< continues at the address after the call
    Call = 0xe,    ///< value: its return address
    Block = 0xf,   ///< value: its address
  };

  std::uint64_t value = 0;  ///< the address accessed, or of the code entered
  std::uint64_t tag = 0;    ///< the step, and of an access its width and its place in the code

  static constexpr int kStepBits = 60, kBytesBits = 48;
  static constexpr std::uint64_t kPlace = (std::uint64_t{1} << kBytesBits) - 1;
  static constexpr std::uint64_t kAddsOne = std::uint64_t{0x20} << kBytesBits;    ///< an atomic that adds 1
  static constexpr std::uint64_t kScattered = std::uint64_t{0x40} << kBytesBits;  ///< see scatterNextAtomic()
  static constexpr std::uint64_t kReturns = std::uint64_t{0x80} << kBytesBits;    ///< an atomic whose old value is used
  static constexpr std::uint64_t kConstant = std::uint64_t{0x100} << kBytesBits;  ///< an atomic that adds a constant
  static constexpr std::uint64_t kOrdered = std::uint64_t{0x200} << kBytesBits;   ///< see atomicAccess()

  static constexpr std::uint64_t tagOf(Step step) { return static_cast<std::uint64_t>(step) << kStepBits; }
  /// `bytes`: 1 to 16.
  static constexpr std::uint64_t accessTag(Step step, std::size_t bytes) { return tagOf(step) | bytes << kBytesBits; }

  Step step() const { return static_cast<Step>(tag >> kStepBits); }
  /// Whether this is an access rather than control flow.
  bool isAccess() const { return tag < tagOf(Step::Return); }
  int bytes() const { return static_cast<int>(tag >> kBytesBits & 0x1f); }
  bool returns() const { return (tag & kReturns) != 0; }
  bool addsConstant() const { return (tag & kConstant) != 0; }
  bool addsOne() const { return (tag & kAddsOne) != 0; }
  bool ordered() const { return (tag & kOrdered) != 0; }
  bool scattered() const { return (tag & kScattered) != 0; }
  /// The return address of the call that reported the access: its place in the kernel.
  std::uint64_t place() const { return tag & kPlace; }
};

/// The most nested function calls of a lane within a kernel.
inline constexpr std::size_t kMaxCalls = 256;

/// The lane's variables belong to the program or to a library loaded at startup, never to one loaded later, so one or
/// two instructions access them.
#define WARPBENCH_OF_LANE __attribute__((tls_model("initial-exec"))) constinit thread_local

/// Where the running lane's next event goes. nullptr: no tracing. watched(): accesses are reported before they take
/// place, and t_watchedCursor replaces it. One comparison distinguishes all three, because every access of every kernel
/// makes it. There is always room for the accesses of one basic block: the limit is checked when a block is entered.
/// `constinit` lets the compiler access it without a guard.
extern WARPBENCH_OF_LANE Event* t_cursor;
extern WARPBENCH_OF_LANE Event* t_watchedCursor;
inline Event* watched() { return reinterpret_cast<Event*>(std::uintptr_t{1}); }

/// The cursor in use.
[[gnu::always_inline]] inline Event*& cursor() { return t_cursor == watched() ? t_watchedCursor : t_cursor; }
/// Records an event if the lane is traced.
inline void note(std::uint64_t value, std::uint64_t tag) {
  if (Event*& at = cursor()) *at++ = {value, tag};
}

}  // namespace warpbench::simulator
