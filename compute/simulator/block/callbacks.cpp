// SPDX-License-Identifier: GPL-3.0-or-later
// The functions that GCC's instrumentation calls from kernels compiled for the simulator: before each load and store
// that remains after optimisation (-fsanitize=thread, without the thread sanitizer's own library) and at the start of
// each basic block (-fsanitize-coverage=trace-pc). In the user's kernels they also run before each shift by the
// number's width or more (-fsanitize=shift-exponent) and each conversion of a float that the integer cannot hold
// (-fsanitize=float-cast-overflow).
#include <signal.h>

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <utility>

#include "simulator/arithmetic/float_conversions.h"
#include "simulator/block/block_runner_private.h"
#include "simulator/cuda/language/machine.h"
#include "simulator/host_accesses.h"

using namespace warpbench::simulator;

namespace {

const std::string kTooDeep = "recurses too deeply, or has more local variables than the simulator's stack of " +
                             std::to_string(LaneStacks::kBytesEach / 1024) + " KiB holds";

/// The tracing state that an unseen() function sets aside until its call ends.
struct Unseen {
  const std::uint64_t* call = nullptr;  ///< the end of the lane's calls inside the function; null if everything is seen
  bool wasSeen = false;                 ///< its call has been replayed, so its return is needed too
  Event* cursor = nullptr;
  std::int64_t budget = 0;
};
WARPBENCH_OF_LANE Unseen t_unseen;

void seenAgain() {
  t_cursor = t_unseen.cursor;
  t_budget = t_unseen.budget;
  t_unseen.call = nullptr;
}

/// Handles an access of a watched lane, out of the fast path.
[[gnu::noinline]] void accessesWatched(void* at, std::uint64_t tag) {
  const Event event{asNumber(at), tag};
  t_runner->watch(event.step(), at, static_cast<std::size_t>(event.bytes()), event.place());
  note(event.value, tag);
}

[[gnu::noinline]] void hostUses(Event::Step step, const void* at, std::size_t bytes, const void* place) {
  if (t_runner == nullptr) hostAccesses.tell(step, at, bytes, asNumber(place));
}
/// Reports an atomic access of the host.
void hostPolls(const void* at, std::size_t bytes, const void* place) {
  if (hostAccesses.listensTo(asNumber(at))) hostUses(Event::Step::VolatileLoad, at, bytes, place);
}

[[gnu::always_inline]] inline void hostReaches(Event::Step step, const void* at, std::size_t bytes, const void* place) {
  t_hostAccess = {at, place};
  if (hostAccesses.listensTo(asNumber(at))) hostUses(step, at, bytes, place);
}

[[gnu::always_inline]] inline void accessesReached(Event::Step step, void* at, std::size_t bytes, const void* place) {
  const bool stores = step == Event::Step::Store || step == Event::Step::VolatileStore;
  const bool isVolatile = step == Event::Step::VolatileLoad || step == Event::Step::VolatileStore;
  if (isVolatile && t_runner != nullptr) t_runner->leaveOutOfDigest();
  Event* const event = t_cursor;
  if (event <= watched()) [[unlikely]] {
    if (event != nullptr)
      accessesWatched(at, Event::accessTag(step, bytes) | asNumber(place));
    else if (t_sharing != nullptr)
      t_sharing->access(stores ? WarpSharing::Does::Store : WarpSharing::Does::Load, at, bytes, asNumber(place));
    else
      hostReaches(step, at, bytes, place);
    return;
  }
  event->value = asNumber(at);
  event->tag = Event::accessTag(step, bytes) | asNumber(place);
  t_cursor = event + 1;
  // Do this last: the address may be wild, and then the event already holds it.
  if (stores && t_sharing != nullptr) t_sharing->storesOver(at, bytes, false);
}

/// accesses() calls this last, so that it keeps nothing on the stack.
[[gnu::noinline]] void accessesElsewhere(Event::Step step, void* at, std::size_t bytes, const void* place) {
  reachesElsewhere(asNumber(at), asNumber(place));
  accessesReached(step, at, bytes, place);
}

[[gnu::always_inline]] inline void accesses(Event::Step step, void* at, std::size_t bytes, const void* place) {
  if (!t_reach.has(asNumber(at))) [[unlikely]]
    return accessesElsewhere(step, at, bytes, place);
  accessesReached(step, at, bytes, place);
}

[[gnu::always_inline]] inline void readsVolatile(void* at, std::size_t bytes, const void* place) {
  const std::uint64_t mark = asNumber(at) - asNumber(&copyMarks);
  if (mark >= sizeof(copyMarks)) [[likely]]
    return accesses(Event::Step::VolatileLoad, at, bytes, place);
  if (t_cursor == watched()) t_runner->watchCopies(mark);
}

/// Records a value as the accesses that a GPU makes of it. Each has the most bytes that the value's size and address
/// allow. (nvcc knows the type's alignment; the simulator knows the address's.)
void accessesInParts(Event::Step step, void* at, std::size_t bytes, const void* place) {
  const std::size_t aligned = std::size_t{1} << std::countr_zero(asNumber(at) | bytes | 16);
  for (std::size_t done = 0; done < bytes; done += aligned)
    accesses(step, static_cast<char*>(at) + done, aligned, place);
}

/// Called if accesses are traced or watched, or if the lane's turn may end.
[[gnu::noinline]] void entersBlock(std::uint64_t place) {
  const Event* const event = cursor();
  const bool isWatchers = t_cursor == nullptr && t_runner->isWatched();              // so this is not the lane's block
  if (event != nullptr || isWatchers) t_budget = 1;                                  // call this for the next block too
  if (isWatchers) return;
  Lane& lane = *t_runner->current;
  ++lane.blocks;
  if (t_call - lane.calls == lane.pollDepth && place > lane.highest) lane.highest = place;
  if (event == nullptr || event >= t_limit) {
    t_runner->current->where = place;
    t_runner->handOn();
  }
  note(place, Event::tagOf(Event::Step::Block));
}

/// What GCC passes to its undefined behaviour sanitizer for a shift (libsanitizer/ubsan/ubsan_handlers.h).
struct SourcePlaceOfGcc {
  const char* file;
  std::uint32_t line;
  std::uint32_t column;
};
struct ShiftData {
  SourcePlaceOfGcc place;
  const NumberType* number;
  const NumberType* amount;
};
/// The same for a conversion from a float to an integer.
struct ConversionData {
  SourcePlaceOfGcc place;
  const NumberType* from;
  const NumberType* to;
};

/// The same for a wrong address.
struct MismatchData {
  SourcePlaceOfGcc place;
  const NumberType* type;
  unsigned char alignmentBits;  ///< 0: the access lies outside its object
  unsigned char check;          ///< 0: load; 1: store
};
/// The same for an array index.
struct IndexData {
  SourcePlaceOfGcc place;
  const NumberType* array;
  const NumberType* index;
};

/// The type's name without its quotation marks.
std::string typeIn(std::string_view name) { return std::string(name.substr(1, name.size() - 2)); }

/// The amount as text. A number of more than 64 bits is passed by address.
std::string amountOf(const NumberType& type, std::uint64_t given) {
  if (type.bits() > 64) return "more than that";
  const int unused = 64 - type.bits();
  return type.isSigned() ? std::to_string(static_cast<std::int64_t>(given << unused) >> unused)
                         : std::to_string(given << unused >> unused);
}

}  // namespace

namespace warpbench::simulator {

CopyMarks copyMarks;

void unseen() noexcept {
  if (t_runner == nullptr || t_unseen.call != nullptr) return;
  t_unseen.wasSeen = false;
  if (Event*& end = cursor(); end != nullptr) {
    // Go back through the events of this function so far: its call, and the blocks it entered.
    const Event* const begin = t_limit - BlockRunner::Private::kEventsBeforeSwitch;
    do {
      t_unseen.wasSeen = end == begin;
    } while (!t_unseen.wasSeen && (--end)->step() != Event::Step::Call);
  }
  t_unseen.call = t_call;
  t_unseen.budget = std::exchange(t_budget, std::numeric_limits<std::int64_t>::max());
  t_unseen.cursor = std::exchange(t_cursor, nullptr);
}

bool isUnseen() noexcept { return t_unseen.call != nullptr; }

void endUnseen() noexcept {
  if (t_unseen.call != nullptr) seenAgain();
}

void kernelBegins(std::size_t argumentBytes) noexcept {
  // The caller's stack ends two words above this frame. Above that are the arguments, then what the call itself keeps.
  const auto frame = asNumber(__builtin_frame_address(0)) - t_runner->stacks.begin();
  t_runner->kernelDepth = LaneStacks::depthOf(frame) - sizeof(void*) + argumentBytes;
  seenAgain();
}

}  // namespace warpbench::simulator

#define WARPBENCH_ACCESSES(BYTES)                                                                              \
  void __tsan_read##BYTES(void* at) { accesses(Event::Step::Load, at, BYTES, __builtin_return_address(0)); }   \
  void __tsan_write##BYTES(void* at) { accesses(Event::Step::Store, at, BYTES, __builtin_return_address(0)); } \
  void __tsan_unaligned_read##BYTES(void* at) {                                                                \
    accessesInParts(Event::Step::Load, at, BYTES, __builtin_return_address(0));                                \
  }                                                                                                            \
  void __tsan_unaligned_write##BYTES(void* at) {                                                               \
    accessesInParts(Event::Step::Store, at, BYTES, __builtin_return_address(0));                               \
  }

#define WARPBENCH_VOLATILE(BYTES)                                                                       \
  void __tsan_volatile_read##BYTES(void* at) { readsVolatile(at, BYTES, __builtin_return_address(0)); } \
  void __tsan_volatile_write##BYTES(void* at) {                                                         \
    accesses(Event::Step::VolatileStore, at, BYTES, __builtin_return_address(0));                       \
  }

#define WARPBENCH_ATOMICS(BITS, T)                                                                                   \
  T __tsan_atomic##BITS##_load(const T* at, int) {                                                                   \
    hostPolls(at, sizeof *at, __builtin_return_address(0));                                                          \
    return __atomic_load_n(at, __ATOMIC_SEQ_CST);                                                                    \
  }                                                                                                                  \
  void __tsan_atomic##BITS##_store(T* at, T value, int) { __atomic_store_n(at, value, __ATOMIC_SEQ_CST); }           \
  T __tsan_atomic##BITS##_exchange(T* at, T value, int) { return __atomic_exchange_n(at, value, __ATOMIC_SEQ_CST); } \
  T __tsan_atomic##BITS##_fetch_add(T* at, T value, int) { return __atomic_fetch_add(at, value, __ATOMIC_SEQ_CST); } \
  T __tsan_atomic##BITS##_fetch_sub(T* at, T value, int) { return __atomic_fetch_sub(at, value, __ATOMIC_SEQ_CST); } \
  T __tsan_atomic##BITS##_fetch_and(T* at, T value, int) { return __atomic_fetch_and(at, value, __ATOMIC_SEQ_CST); } \
  T __tsan_atomic##BITS##_fetch_or(T* at, T value, int) { return __atomic_fetch_or(at, value, __ATOMIC_SEQ_CST); }   \
  T __tsan_atomic##BITS##_fetch_xor(T* at, T value, int) { return __atomic_fetch_xor(at, value, __ATOMIC_SEQ_CST); } \
  int __tsan_atomic##BITS##_compare_exchange_strong(T* at, T* expected, T value, int, int) {                         \
    return __atomic_compare_exchange_n(at, expected, value, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);              \
  }                                                                                                                  \
  int __tsan_atomic##BITS##_compare_exchange_weak(T* at, T* expected, T value, int, int) {                           \
    return __atomic_compare_exchange_n(at, expected, value, true, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);               \
  }

extern "C" {

#if !defined(__SANITIZE_THREAD__)  // the thread sanitizer's library defines these names too

WARPBENCH_ACCESSES(1)
WARPBENCH_ACCESSES(2)
WARPBENCH_ACCESSES(4)
WARPBENCH_ACCESSES(8)
WARPBENCH_ACCESSES(16)
WARPBENCH_VOLATILE(1)
WARPBENCH_VOLATILE(2)
WARPBENCH_VOLATILE(4)
WARPBENCH_VOLATILE(8)
WARPBENCH_VOLATILE(16)

void __tsan_read_range(void* at, std::size_t bytes) {
  accessesInParts(Event::Step::Load, at, bytes, __builtin_return_address(0));
}
void __tsan_write_range(void* at, std::size_t bytes) {
  accessesInParts(Event::Step::Store, at, bytes, __builtin_return_address(0));
}

// For launch code, which is compiled like the kernels. Kernels use the functions of simulator/cuda/language/atomics.h.
WARPBENCH_ATOMICS(8, std::uint8_t)
WARPBENCH_ATOMICS(16, std::uint16_t)
WARPBENCH_ATOMICS(32, std::uint32_t)
WARPBENCH_ATOMICS(64, std::uint64_t)
void __tsan_atomic_thread_fence(int) { __atomic_thread_fence(__ATOMIC_SEQ_CST); }
void __tsan_atomic_signal_fence(int) {}

/// An access outside its object or, in code compiled for a check, misaligned for its type.
void __ubsan_handle_type_mismatch_v1(const MismatchData* data, void* at) {
  constexpr int kStore = 1;  // larger values are not accesses
  if (t_runner == nullptr || t_runner->options.watcher == nullptr || data->check > kStore || isUnseen()) return;
  const auto place = asNumber(__builtin_return_address(0));
  const std::size_t alignment = data->alignmentBits == 0 ? 0 : std::size_t{1} << data->alignmentBits;
  AccessWatcher::Then then = AccessWatcher::Then::Access;
  t_runner->tellWatcher(
      [&](AccessWatcher& watcher) { then = watcher.misaddresses(at, alignment, data->check == kStore, place); });
  if (then == AccessWatcher::Then::LeaveKernel) t_runner->leaveKernel();
}
/// Only code compiled for a check calls this.
void __ubsan_handle_out_of_bounds(const IndexData* data, std::uint64_t index) {
  if (t_runner == nullptr || t_runner->options.watcher == nullptr || isUnseen()) return;
  const auto place = asNumber(__builtin_return_address(0));
  t_runner->tellWatcher([&](AccessWatcher& watcher) {
    watcher.misindexes(amountOf(*data->index, index), typeIn(data->array->name()), place);
  });
}
/// Shifts that the simulator recognises are right for any amount (cuda/language/gpu_shifts.h). For others, the next
/// instruction would give another result than a GPU. On the host, the processor's result counts.
void __ubsan_handle_shift_out_of_bounds(const ShiftData* data, std::uint64_t, std::uint64_t amount) {
  if (t_runner == nullptr) return;
  const auto place = asNumber(__builtin_return_address(0));
  t_runner->fail("shifts a number of " + std::to_string(data->number->bits()) + " bits by " +
                     amountOf(*data->amount, amount) + ", in an expression where that is not simulated",
                 place);
}
/// Conversions that the simulator recognises follow the GPU (cuda/language/gpu_conversions.h). For others, the next
/// instruction may give another result than a GPU.
void __ubsan_handle_float_cast_overflow(const ConversionData* data, std::uint64_t number) {
  if (t_runner == nullptr) return;
  const auto place = asNumber(__builtin_return_address(0));
  const std::string what = differentConversion(*data->from, *data->to, number);
  if (!what.empty()) t_runner->fail(what, place);
}
void __tsan_init() {}
void __tsan_vptr_update(void**, void*) {}
void __tsan_vptr_read(void**) {}

/// A function begins. It returns to `returnAddress`.
void __tsan_func_entry(void* returnAddress) {
  BlockRunner::Private* const runner = t_runner;
  if (runner == nullptr) return;
  const Lane& lane = *runner->current;
  const bool tooDeep = t_call == lane.calls + kMaxCalls;
  if (tooDeep || static_cast<const char*>(__builtin_frame_address(0)) < t_stackLimit) runner->trap(kTooDeep, SIGSEGV);
  *t_call++ = asNumber(returnAddress);
  note(asNumber(returnAddress), Event::tagOf(Event::Step::Call));
}

void __tsan_func_exit() {
  if (t_runner == nullptr) return;
  if (t_call == t_unseen.call) {
    seenAgain();
    if (!t_unseen.wasSeen) {
      --t_call;
      return;
    }
  }
  const std::uint64_t returnAddress = *--t_call;
  note(returnAddress, Event::tagOf(Event::Step::Return));
}

#endif

void __sanitizer_cov_trace_pc() {
  const std::uint64_t place = asNumber(__builtin_return_address(0));
  if (Event* const event = t_cursor; event > watched()) {
    if (event < t_limit) [[likely]] {
      *event = {place, Event::tagOf(Event::Step::Block)};
      t_cursor = event + 1;
      return;
    }
  } else if (--t_budget != 0) {
    return;
  }
  entersBlock(place);
}

}  // extern "C"
