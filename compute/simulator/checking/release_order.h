// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include "simulator/checking/shadow_memory.h"
#include "simulator/counting/access_cost.h"
#include "simulator/cuda/language/machine.h"

namespace warpbench::simulator {

/// What threads know of each other through fences and strong (atomic or volatile) accesses, in one launch whose blocks
/// run one after the other (PTX ISA, "Memory Consistency Model"). A thread that fences and then stores to an address
/// releases its accesses before the fence; a thread that later reads the address knows them. Each address has a log of
/// its releases, and a thread remembers how much of which log it has seen, so nothing is copied between threads.
/// Addresses without a fenced store cost nothing.
///
/// Fences and atomics of block scope release only to threads of their block. A lock taken by compare-and-swap orders
/// what follows a fence after it, on both sides, because which thread takes it first is chance.
class ReleaseOrder {
 public:
  using Clocks = std::array<std::uint32_t, kWarpSize>;  ///< of the lanes of a warp
  /// The running thread, and what it knows of its own block through barriers.
  struct Now {
    std::uint32_t block, thread, epoch;
    const Clocks& clocks;
    std::uint32_t clock() const { return clocks[thread % kWarpSize]; }
  };

  void launchBegins();
  void blockBegins(std::size_t threads);
  /// Exchanges what is known of the running block, but not the logs.
  void exchangeBlock(ReleaseOrder& other);
  /// `wholeEpoch`: the block's threads know more of each other than `now` says, so ignore its limits.
  void fences(const Now& now, ThreadScope scope, bool wholeEpoch);
  /// A non-atomic access to global memory.
  void stores(std::uint32_t thread);
  /// The block's threads have synchronized, and its next epoch begins.
  void blockBarrier(std::uint32_t next);
  /// The `lanes` among the threads from `first` on have synchronized; `masks`: the lanes that each waited for.
  void warpBarrier(std::size_t first, std::uint32_t lanes, std::span<const std::uint32_t> masks);

  /// Whether this thread of the block has fenced since its last store of global memory, or ever if it stored none.
  bool hasFenced(std::uint32_t thread) const {
    return m_threads[thread].fenced[0].epoch != 0 && !m_threads[thread].dirty[0];
  }

  /// The running thread reads `at` by a strong access.
  void observes(const Now& now, const void* at, ThreadScope scope);
  /// The running thread may take a lock at `at`, by a compare-and-swap that stores, at this place in the kernel.
  void takes(const Now& now, const void* at, std::uint64_t place);
  /// The running thread stores to `at`. `swaps`: by a compare-and-swap, which releases no lock.
  void releases(const Now& now, const void* at, ThreadScope scope, bool swaps);

  /// A fence is missing after the compare-and-swap that took a lock.
  struct Unguarded {
    std::uint64_t place = 0;  ///< of the compare-and-swap; 0: none
    bool past = false;        ///< it is the other thread's, not the running one's
  };
  /// Whether the running thread knows of the access. Sets `unguarded` if only such a lock would tell.
  bool knows(const Now& now, const PastAccess& past, Unguarded& unguarded) const {
    return !m_logs.empty() && isKnown(now, past, unguarded);
  }

 private:
  static constexpr std::size_t kScopes = 2;
  struct Log;
  /// How much of a log was seen: by atomics of any scope (counting releases of the same block), and of device scope.
  struct Seen {
    Log* log;
    std::array<std::uint32_t, kScopes> turns;
  };
  using Knowledge = std::vector<Seen>;
  /// What preceded a fence: earlier epochs, the thread's own accesses, and those of its warp that it knew.
  struct Moment {
    std::uint32_t epoch = 0;  ///< 0: no such fence
    std::uint32_t clock = 0;
    std::vector<std::uint32_t> clocks = {};  ///< empty: it knew no other lane
    bool covers(const PastAccess& past, std::uint32_t thread) const {
      if (past.epoch < epoch) return true;
      if (past.thread == thread) return past.clock <= clock;
      return !clocks.empty() && past.thread / kWarpSize == thread / kWarpSize && past.clock <= clocks[past.thread % kWarpSize];
    }
  };
  /// A lock that a thread holds.
  struct Hold {
    const void* at = nullptr;  ///< nullptr: none
    std::uint64_t place = 0;
    std::uint32_t clock = 0;                       ///< when it was taken
    std::array<std::uint32_t, kScopes> guarded{};  ///< its first fence of that scope since; 0: none
  };
  struct Release {
    std::uint32_t turn, thread;
    std::array<Moment, kScopes> before;  ///< for threads of the same block, and of others
    Hold hold;                           ///< the lock that it releases
  };
  /// The releasing thread knew that much of another log, or of this one.
  struct Import {
    std::uint32_t turn, block;
    bool toOthers;
    Seen seen;
  };
  struct Log {
    const void* at = nullptr;
    std::uint32_t turns = 0;
    bool withinBlock = false;  ///< some releases are only to threads of their block
    std::unordered_map<std::uint32_t, std::vector<Release>> byBlock;
    std::vector<Import> imports;
  };
  struct Thread {
    std::array<Moment, kScopes> fenced;  ///< its last fence of at least that scope
    std::array<bool, kScopes> dirty{};   ///< whether it has stored since
    Knowledge known;
    Hold hold;
  };
  using Explored = std::vector<std::pair<std::uint32_t, Seen>>;

  static void raise(Knowledge& known, const Knowledge& by);
  static void raise(Knowledge& known, const Seen& by);
  bool isKnown(const Now& now, const PastAccess& past, Unguarded& unguarded) const;
  /// Whether a thread of the block that has seen that much of the log knows of the access.
  bool tells(const Seen& seen, std::uint32_t block, const Now& now, const PastAccess& past, Unguarded& unguarded,
             Explored& explored) const;
  /// Whether a missing fence keeps the lock that the release gives back from ordering anything.
  bool lacksFence(const Release& release, const Log& log, std::size_t scope, const Now& now, const PastAccess& past,
                  Unguarded& unguarded) const;

  std::unordered_map<const void*, Log> m_logs;
  // Of the running block: exchangeBlock() knows them all.
  std::vector<Thread> m_threads;
  Knowledge m_known;                     ///< of all threads of the block
  std::uint32_t m_fencedEpoch = 0;       ///< accesses of earlier epochs were fenced for all
  bool m_anyKnows = false;               ///< some thread knows more than its block
  bool m_anyHolds = false;               ///< some thread may have taken a lock since the block's last barrier
  std::array<bool, kScopes> m_fenced{};  ///< some thread of the block has fenced with that scope
};

}  // namespace warpbench::simulator
