// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <ctime>

/// Marks functions with loops, branches or memory accesses that must not count as the kernel's. Their bodies begin with
/// unseen(), because the instrumentation passes are forced on (CMakeLists.txt) and ignore attributes that would exempt
/// a function.
#define WARPBENCH_UNSEEN [[gnu::noinline]]

/// The primitives behind CUDA's functions in the simulator. The inline functions in this folder call them inside a
/// kernel that a lane runs; the simulator, which is not instrumented, implements them. A call's place in the kernel is
/// its return address. None throws, because a call that may throw would end a basic block.
namespace warpbench::simulator {

/// Waits for all threads of the block that have not returned: __syncthreads().
void blockBarrier() noexcept;

/// As blockBarrier(), and gives each thread a summary of the others' `predicate`.
struct BlockVote {
  int nonzero = 0;  ///< threads with a nonzero predicate
  int threads = 0;  ///< that took part
};
BlockVote blockVote(int predicate) noexcept;

/// Waits for the lanes of the warp in `mask` that have not returned: __syncwarp(mask).
void warpBarrier(std::uint32_t mask) noexcept;

/// One of a block's 16 barriers (PTX ISA, "bar"), for that many threads; 0: for all. With `waits` false the lane only
/// arrives.
void namedBarrier(unsigned number, unsigned threads, bool waits) noexcept;

/// Ends the lane.
[[noreturn]] void laneExits() noexcept;

/// Gives `value` to the warp, waits as warpBarrier() does, and returns the values of all lanes of this warp by lane,
/// valid until the lane's next call. Values of lanes outside `mask` are undefined.
const std::uint64_t* warpGather(std::uint32_t mask, std::uint64_t value) noexcept;

/// The lanes that took part in the running lane's last warpGather(): those in its mask that had not returned. Call
/// before the lane's next call.
std::uint32_t givingLanes() noexcept;

/// Returns `source`, the lane whose value the running lane takes from warpGather(). A check is notified if that lane
/// gave none.
int takenFrom(int source) noexcept;

/// What the 32 lanes of a warp exchange for a warp-wide instruction: three words each.
struct WarpWords {
  std::uint64_t of[32][3];
};

/// Gives three words to the warp, waits for all 32 lanes to do so, and returns what each gave, valid until the lane's
/// next call. Ends the launch with a device error if a lane is missing or at another place in the kernel.
[[gnu::pure]] const WarpWords* wholeWarpGather(std::uint64_t first, std::uint64_t second, std::uint64_t third) noexcept;

/// Waits for all threads of the grid that have not returned: grid_group::sync(). Ends the launch with a device error
/// unless its blocks run at the same time.
void gridBarrier() noexcept;

/// The lanes of the warp that reach this call together: __activemask().
std::uint32_t activeLanes() noexcept;

/// Whether a lane is running, so that the caller is a kernel.
bool runsLane() noexcept;

/// This lane's index in its warp, 0..31.
[[gnu::pure]] int laneIndex() noexcept;
/// The running thread's index in its block, x fastest.
int threadIndex() noexcept;

/// How an atomic changes memory. nvcc can combine lanes with one address for `Adds` (addition to or subtraction from an
/// integer) and `Computes` (min, max, and, or, xor of a 32-bit integer). `Exchanges` are all other integer atomics;
/// `Floating` are those on floating-point values.
enum class AtomicKind : std::uint8_t { Adds, Computes, Exchanges, Floating };

/// The scope that an atomic or fence orders: its block, or everything. (Other devices and the host see no more than the
/// device.)
enum class ThreadScope : std::uint8_t { Block, Device };

/// What a check knows of an atomic.
struct AtomicManner {
  ThreadScope scope = ThreadScope::Device;
  bool swaps = false;  ///< stores only if it finds `compare`
  std::uint64_t compare = 0;
};

/// What nvcc knows of the value that an atomic adds.
enum class AtomicValue : std::uint8_t { Any, Constant, One };

/// Checks and records an atomic access of the running lane to `bytes` bytes at `at`. Call before the access itself,
/// which must use __atomic builtins because other blocks run at the same time. `ordered`: by a function with an
/// explicit order, which nvcc compiles to an `atom` even if the result is unused.
void atomicAccess(void* at, std::size_t bytes, AtomicKind kind, AtomicValue value = AtomicValue::Any,
                  bool ordered = false, AtomicManner manner = {}) noexcept;
/// How the running lane makes its last atomic access, if it is watched.
const AtomicManner& atomicManner() noexcept;

/// The address of the running lane's next atomic depends on the lane according to the kernel's text, so nvcc does not
/// combine it, even if all lanes of a warp use the same address.
void scatterNextAtomic() noexcept;

/// Passes on the old value of the last atomic. Pure, so that the call disappears if the value is unused: its presence
/// makes a global atomic an `atom` rather than a `red`.
[[gnu::pure]] std::uint64_t atomicResult(std::uint64_t old) noexcept;

/// __threadfence() and its variants.
void fence(ThreadScope scope) noexcept;

/// A compiler barrier for accesses and calls of pure functions that is not a call itself, which would keep g++ from
/// unrolling the surrounding loop. Uses a cheap builtin that g++ believes writes memory, if the machine has one: an
/// empty asm statement would keep g++ from seeing through a lambda's captures.
#if defined(__x86_64__) && !defined(__clang__)
#define WARPBENCH_NOTHING_PASSES __builtin_ia32_sfence()
#else
#define WARPBENCH_NOTHING_PASSES asm volatile("" : : : "memory")
#endif

/// Read to report asynchronous copies at the time they happen. Reads instead of calls, which would keep g++ from
/// unrolling the surrounding loop and so move arrays that it indexes to local memory.
struct CopyMarks {
  volatile char copies;     ///< the lane's next store belongs to such a copy
  volatile char commits;    ///< the lane's copies since the last such mark form a group
  volatile char readsOnly;  ///< the lane's next load is through the read-only cache
  volatile char waits[64];  ///< [n]: the lane waits for all of its groups but the last n
};
extern CopyMarks copyMarks;

/// Basic blocks that the running, watched lane has entered.
std::uint32_t blocksOfLane() noexcept;
/// The running lane reads a word that it may poll.
void polls() noexcept;
/// Whether the running lane goes on although lanes of its warp are earlier in the code, and has left the loop in which
/// this one polls.
bool hasLeftLoopOf(int thread, std::uint64_t place) noexcept;

/// Steps of the running lane: clock64().
std::int64_t laneClock() noexcept;
/// clock(): the running lane's steps or, without one, the C library's clock().
std::clock_t clockOfLaneOrHost() noexcept;
/// Nanoseconds of the host's clock: globaltimer.
std::int64_t wallNanoseconds() noexcept;
/// Lets other lanes and warps of the block run: __nanosleep().
void laneYield() noexcept;

/// Ends the launch with a device error that names `word` and the place of the call.
[[noreturn]] void laneTrap(const char* word) noexcept;

/// Neither records the caller's actions until it returns nor the calls that lead to it.
void unseen() noexcept;

/// The unseen caller is about to call a kernel, which is seen, with `argumentBytes` of arguments in memory.
void kernelBegins(std::size_t argumentBytes) noexcept;

/// The block's dynamic shared memory: its first byte and its size.
void* dynamicSharedMemory() noexcept;
std::size_t dynamicSharedBytes() noexcept;

/// The 32-bit form of an address in the block's shared memory for PTX, with the same remainder modulo 128 (PTX ISA,
/// "State Spaces" and "cvta"). Other addresses stay unchanged.
[[gnu::pure]] std::uint64_t sharedAddressOf(const void* at) noexcept;
/// The inverse of sharedAddressOf().
[[gnu::pure]] void* sharedMemoryAt(std::uint64_t address) noexcept;
/// As above, for `bytes` bytes used by an instruction, aligned to their size. Ends the launch with a device error if
/// they are not, or are not in shared memory.
[[gnu::pure]] void* usedSharedMemoryAt(std::uint64_t address, std::size_t bytes) noexcept;

/// Whether the address is in the block's shared memory, static or dynamic.
bool isSharedMemory(const void* at) noexcept;
/// Whether the address is in __constant__ memory.
bool isConstantMemory(const void* at) noexcept;
/// Whether the address is on a lane's stack.
bool isLocalMemory(const void* at) noexcept;

}  // namespace warpbench::simulator
