// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <ctime>

/// Before a word that does something with loops, branches or memory, none of which is seen as the kernel's. Its body
/// begins with unseen(): the passes that instrument kernels are turned on by force (CMakeLists.txt) and look at no
/// attribute that would leave a function out.
#define WARPBENCH_UNSEEN [[gnu::noinline]]

/// What CUDA's words are made of in the simulator. Called by the inline functions of this folder, from within a kernel
/// that a lane runs; implemented by the simulator, which is not instrumented. The place of a call in the kernel is its
/// return address. None throws: a call that may would end a basic block.
namespace warpbench::simulator {

/// Waits for all threads of the block that have not returned: __syncthreads().
void blockBarrier() noexcept;

/// The same, and gives each thread what the others' `predicate` came to.
struct BlockVote {
  int nonzero = 0;  ///< threads with a predicate that is not zero
  int threads = 0;  ///< that took part
};
BlockVote blockVote(int predicate) noexcept;

/// Waits for the lanes of the warp that `mask` names and that have not returned: __syncwarp(mask).
void warpBarrier(std::uint32_t mask) noexcept;

/// One of the 16 barriers of a block (PTX ISA, "bar"), for so many of its threads; 0: for all. A lane that does not
/// wait only arrives.
void namedBarrier(unsigned number, unsigned threads, bool waits) noexcept;

/// The lane has done all that it does.
[[noreturn]] void laneExits() noexcept;

/// Gives `value` to the warp, waits as warpBarrier() does, and returns what each lane of this warp gave, 32 values by
/// lane, valid until the lane's next call. Lanes outside of `mask` have anything.
const std::uint64_t* warpGather(std::uint32_t mask, std::uint64_t value) noexcept;

/// The lanes that gave a value to the running lane's last warpGather(): those of its mask that had not returned. To be
/// asked before the lane's next call.
std::uint32_t givingLanes() noexcept;

/// The lane whose value the running lane takes, of those that warpGather() returned: itself. A check hears of one that
/// gave none.
int takenFrom(int source) noexcept;

/// What the 32 lanes of a warp give each other for an instruction that is of the whole warp: three words each.
struct WarpWords {
  std::uint64_t of[32][3];
};

/// Gives three words to the warp, waits for all of its 32 lanes to do so, and returns what each gave, valid until the
/// lane's next call. Ends the launch with a device error where one of them is not there, or is elsewhere in the kernel.
[[gnu::pure]] const WarpWords* wholeWarpGather(std::uint64_t first, std::uint64_t second, std::uint64_t third) noexcept;

/// Waits for all threads of the grid that have not returned: grid_group::sync(). Ends the launch with a device error
/// where its blocks do not run at the same time.
void gridBarrier() noexcept;

/// The lanes of the warp that come to this call together: __activemask().
std::uint32_t activeLanes() noexcept;

/// A lane runs: what is called is called by a kernel.
bool runsLane() noexcept;

/// 0..31, this lane's place in its warp.
[[gnu::pure]] int laneIndex() noexcept;
/// The running thread's place in its block, x fastest.
int threadIndex() noexcept;

/// How an atomic reads and changes memory. `Adds` to an integer or subtracts from it, and `Computes` (min, max, and,
/// or, xor) on a 32-bit one, are what nvcc can do once for lanes that name one address; `Exchanges` is any other on an
/// integer; `Floating` one on a floating-point value.
enum class AtomicKind : std::uint8_t { Adds, Computes, Exchanges, Floating };

/// Whose accesses an atomic or a fence orders: those of its block, or of all that there are. (Other devices and the
/// host see no more than the device.)
enum class ThreadScope : std::uint8_t { Block, Device };

/// What a check knows of an atomic.
struct AtomicManner {
  ThreadScope scope = ThreadScope::Device;
  bool swaps = false;  ///< it stores another value where it finds `compare`, and nothing elsewhere
  std::uint64_t compare = 0;
};

/// What an atomic adds, to nvcc.
enum class AtomicValue : std::uint8_t { Any, Constant, One };

/// The running lane makes an atomic access to `bytes` bytes at `at`: checked and noted. To be called before the access
/// itself, which has to be done with __atomic builtins, as other blocks run at the same time. `ordered`: by a function
/// that names its order, which nvcc makes an `atom` even where nobody uses the result.
void atomicAccess(void* at, std::size_t bytes, AtomicKind kind, AtomicValue value = AtomicValue::Any,
                  bool ordered = false, AtomicManner manner = {}) noexcept;
/// How the running lane makes its last atomic access, where somebody watches.
const AtomicManner& atomicManner() noexcept;

/// The address of the running lane's next atomic access depends on the lane, as the text of the kernel has it: nvcc
/// does not combine it, even where all lanes of a warp turn out to name the same.
void scatterNextAtomic() noexcept;

/// Passes on the old value that the last atomic returned. Pure, so that the call is gone where nobody uses the value:
/// that is what makes a global atomic an `atom` rather than a `red`.
[[gnu::pure]] std::uint64_t atomicResult(std::uint64_t old) noexcept;

/// __threadfence() and its like.
void fence(ThreadScope scope) noexcept;

/// Keeps accesses and calls of pure functions on either side where they are, without being a call that would keep g++
/// from unrolling the loop that it is in. It is a builtin of the machine where there is one that writes memory for all
/// that g++ knows, and costs little: an empty asm statement would keep g++ from seeing through a lambda's captures.
#if defined(__x86_64__) && !defined(__clang__)
#define WARPBENCH_NOTHING_PASSES __builtin_ia32_sfence()
#else
#define WARPBENCH_NOTHING_PASSES asm volatile("" : : : "memory")
#endif

/// Read to tell of asynchronous copies, at the moment when that happens. The reads are no calls, which would keep g++
/// from unrolling the loop that they are in, and so put arrays that the loop indexes into local memory.
struct CopyMarks {
  volatile char copies;     ///< the lane's next store is of such a copy
  volatile char commits;    ///< the lane's copies since the last such mark are a group
  volatile char waits[64];  ///< [n]: the lane waits for all of its groups but the last n
};
extern CopyMarks copyMarks;

/// Steps of the running lane: clock64().
std::int64_t laneClock() noexcept;
/// clock(): steps of the lane, where one runs; else what the C library's clock() says.
std::clock_t clockOfLaneOrHost() noexcept;
/// Nanoseconds of the host's clock: globaltimer.
std::int64_t wallNanoseconds() noexcept;
/// Lets other lanes and warps of the block run: __nanosleep().
void laneYield() noexcept;

/// Ends the launch with a device error, which says that the lane calls `word`, and where.
[[noreturn]] void laneTrap(const char* word) noexcept;

/// Nothing that the caller has done or will do until it returns is noted, nor are the calls that lead there.
void unseen() noexcept;

/// The caller, unseen so far, is about to call a kernel, which is seen, with `argumentBytes` of arguments in memory.
void kernelBegins(std::size_t argumentBytes) noexcept;

/// The block's dynamic shared memory: its first byte and its size.
void* dynamicSharedMemory() noexcept;
std::size_t dynamicSharedBytes() noexcept;

/// An address in the block's shared memory as PTX has it, of 32 bits, with the same remainder by 128 (PTX ISA, "State
/// Spaces" and "cvta"). Any other stays itself.
[[gnu::pure]] std::uint64_t sharedAddressOf(const void* at) noexcept;
/// The other way round.
[[gnu::pure]] void* sharedMemoryAt(std::uint64_t address) noexcept;
/// The same for `bytes` bytes, aligned to as many, that an instruction uses. Ends the launch with a device error where
/// they are not, or are not in shared memory.
[[gnu::pure]] void* usedSharedMemoryAt(std::uint64_t address, std::size_t bytes) noexcept;

/// An address in the block's shared memory, static or dynamic.
bool isSharedMemory(const void* at) noexcept;
/// In __constant__ memory.
bool isConstantMemory(const void* at) noexcept;
/// On a lane's stack.
bool isLocalMemory(const void* at) noexcept;

}  // namespace warpbench::simulator
