// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

/// The trace that a simulated CUDA thread (a lane of a warp, run as a fiber) leaves. Kernels are compiled with GCC's
/// -fsanitize=thread and -fsanitize-coverage=trace-pc, whose callbacks are in callbacks.cpp.
namespace warpbench::simulator {

/// One step of a lane: it entered a basic block, called a function, returned from one, or accessed memory.
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
    Return = 0xd,  ///< and goes on at the address behind the call
    Call = 0xe,    ///< whose return address it is
    Block = 0xf,   ///< at this address
  };

  std::uint64_t value = 0;  ///< the address that is accessed, or of the code that is entered
  std::uint64_t tag = 0;    ///< the step, and of an access its width and its place in the code

  static constexpr int kStepBits = 60, kBytesBits = 48;
  static constexpr std::uint64_t kPlace = (std::uint64_t{1} << kBytesBits) - 1;
  static constexpr std::uint64_t kAddsOne = std::uint64_t{0x20} << kBytesBits;    ///< an atomic that adds a constant 1
  static constexpr std::uint64_t kScattered = std::uint64_t{0x40} << kBytesBits;  ///< see scatterNextAtomic()
  static constexpr std::uint64_t kReturns = std::uint64_t{0x80} << kBytesBits;    ///< an atomic whose old value is used
  static constexpr std::uint64_t kConstant = std::uint64_t{0x100} << kBytesBits;  ///< an atomic that adds a constant
  static constexpr std::uint64_t kOrdered = std::uint64_t{0x200} << kBytesBits;   ///< see atomicAccess()

  static constexpr std::uint64_t tagOf(Step step) { return static_cast<std::uint64_t>(step) << kStepBits; }
  /// `bytes`: 1 to 16.
  static constexpr std::uint64_t accessTag(Step step, std::size_t bytes) { return tagOf(step) | bytes << kBytesBits; }

  Step step() const { return static_cast<Step>(tag >> kStepBits); }
  /// It is an access, and no step of the control flow.
  bool isAccess() const { return tag < tagOf(Step::Return); }
  int bytes() const { return static_cast<int>(tag >> kBytesBits & 0x1f); }
  bool returns() const { return (tag & kReturns) != 0; }
  bool addsConstant() const { return (tag & kConstant) != 0; }
  bool addsOne() const { return (tag & kAddsOne) != 0; }
  bool ordered() const { return (tag & kOrdered) != 0; }
  bool scattered() const { return (tag & kScattered) != 0; }
  /// The address behind the call that reported the access: its place in the kernel.
  std::uint64_t place() const { return tag & kPlace; }
};

/// Functions of a kernel that a lane is inside of at the same time, at most.
inline constexpr std::size_t kMostCalls = 256;

/// The lane's words are of the program that runs blocks, or of a library that it starts with, never of one that it
/// loads later: one or two instructions reach them.
#define WARPBENCH_OF_LANE __attribute__((tls_model("initial-exec"))) constinit thread_local

/// Where the running lane's next event goes; nullptr where nothing is traced; watched() where somebody hears of
/// accesses before they take place: then it is t_watchedCursor that counts. One comparison tells all three, as every
/// access of every kernel makes it. There is always room for the accesses of one basic block: the limit is looked at
/// when a block is entered. `constinit` lets the compiler reach it without a guard.
extern WARPBENCH_OF_LANE Event* t_cursor;
extern WARPBENCH_OF_LANE Event* t_watchedCursor;
inline Event* watched() { return reinterpret_cast<Event*>(std::uintptr_t{1}); }

/// The one of the two that counts.
[[gnu::always_inline]] inline Event*& cursor() { return t_cursor == watched() ? t_watchedCursor : t_cursor; }
/// Leaves the event, where the lane is traced.
inline void note(std::uint64_t value, std::uint64_t tag) {
  if (Event*& at = cursor()) *at++ = {value, tag};
}

}  // namespace warpbench::simulator
