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

/// What threads know of each other by fences and strong accesses, atomic or volatile, in one launch whose blocks run
/// one after the other (PTX ISA, "Memory Consistency Model"). A thread that fences and then stores to an address
/// releases what it did before the fence; one that later reads the address knows it. Each address has a log of its
/// releases, and a thread remembers how far it has seen which log: nothing is copied from thread to thread. Addresses
/// without a fenced store cost nothing.
///
/// Fences and atomics of a block's scope release to the threads of their block only. A lock that was taken by a
/// compare-and-swap orders what came behind a fence after that, on both sides: who comes first is chance.
class ReleaseOrder {
 public:
  using Clocks = std::array<std::uint32_t, kWarpSize>;  ///< of the lanes of a warp
  /// The running thread and what it knows of its own block by barriers.
  struct Now {
    std::uint32_t block, thread, epoch;
    const Clocks& clocks;
    std::uint32_t clock() const { return clocks[thread % kWarpSize]; }
  };

  void launchBegins();
  void blockBegins(std::size_t threads);
  /// `wholeEpoch`: how the block's threads know of each other is more than `now` says, and is not held against them.
  void fences(const Now& now, ThreadScope scope, bool wholeEpoch);
  /// An access of global memory that is not atomic.
  void stores(std::uint32_t thread);
  /// The block's threads have met, and its next epoch begins.
  void blockBarrier(std::uint32_t next);
  /// Of the threads from `first` on, those of `lanes` have waited for each other; `masks`: for which lanes each did.
  void warpBarrier(std::size_t first, std::uint32_t lanes, std::span<const std::uint32_t> masks);

  /// The running thread reads what is at `at` by a strong access.
  void observes(const Now& now, const void* at, ThreadScope scope);
  /// It takes what may be a lock there: by a compare-and-swap that stores, at this place in the kernel.
  void takes(const Now& now, const void* at, std::uint64_t place);
  /// It stores there. `swaps`: by a compare-and-swap, which gives no lock back.
  void releases(const Now& now, const void* at, ThreadScope scope, bool swaps);

  /// A fence that is missing behind the compare-and-swap that took a lock.
  struct Unguarded {
    std::uint64_t place = 0;  ///< of the compare-and-swap; 0: there is none
    bool past = false;        ///< it is the other thread's, not the running one's
  };
  /// Whether the running thread knows of the access. `unguarded` is set where only such a lock would tell it.
  bool knows(const Now& now, const PastAccess& past, Unguarded& unguarded) const {
    return !m_logs.empty() && isKnown(now, past, unguarded);
  }

 private:
  static constexpr std::size_t kScopes = 2;
  struct Log;
  /// How far a log was seen, by atomics of any scope: releases of the same block count; and of the device's.
  struct Seen {
    Log* log;
    std::array<std::uint32_t, kScopes> turns;
  };
  using Knowledge = std::vector<Seen>;
  /// What came before a fence: earlier epochs, the thread's own accesses, those of its warp that it knew of.
  struct Moment {
    std::uint32_t epoch = 0;  ///< 0: there was no such fence
    std::uint32_t clock = 0;
    std::vector<std::uint32_t> clocks = {};  ///< none: it knew of no other lane
    bool covers(const PastAccess& past, std::uint32_t thread) const {
      if (past.epoch < epoch) return true;
      if (past.thread == thread) return past.clock <= clock;
      return !clocks.empty() && past.thread / kWarpSize == thread / kWarpSize && past.clock <= clocks[past.thread % kWarpSize];
    }
  };
  /// A lock that a thread holds.
  struct Hold {
    const void* at = nullptr;  ///< nullptr: it holds none
    std::uint64_t place = 0;
    std::uint32_t clock = 0;                       ///< when it was taken
    std::array<std::uint32_t, kScopes> guarded{};  ///< its first fence of that scope since; 0: there was none
  };
  struct Release {
    std::uint32_t turn, thread;
    std::array<Moment, kScopes> before;  ///< for threads of the same block, of others
    Hold hold;                           ///< the lock that it gives back
  };
  /// Who released knew of another log, or of this one, so far.
  struct Import {
    std::uint32_t turn, block;
    bool toOthers;
    Seen seen;
  };
  struct Log {
    const void* at = nullptr;
    std::uint32_t turns = 0;
    bool withinBlock = false;  ///< some releases are to threads of their block only
    std::unordered_map<std::uint32_t, std::vector<Release>> byBlock;
    std::vector<Import> imports;
  };
  struct Thread {
    std::array<Moment, kScopes> fenced;  ///< its last fence of the scope, or of a wider one
    std::array<bool, kScopes> dirty{};   ///< it has stored since
    Knowledge known;
    Hold hold;
  };
  using Explored = std::vector<std::pair<std::uint32_t, Seen>>;

  static void raise(Knowledge& known, const Knowledge& by);
  static void raise(Knowledge& known, const Seen& by);
  bool isKnown(const Now& now, const PastAccess& past, Unguarded& unguarded) const;
  /// Whether a thread of the block that has seen so much of the log knows of the access.
  bool tells(const Seen& seen, std::uint32_t block, const Now& now, const PastAccess& past, Unguarded& unguarded,
             Explored& explored) const;
  /// The lock that the release gives back orders nothing, as a fence is missing.
  bool lacksFence(const Release& release, const Log& log, std::size_t scope, const Now& now, const PastAccess& past,
                  Unguarded& unguarded) const;

  std::unordered_map<const void*, Log> m_logs;
  std::vector<Thread> m_threads;
  Knowledge m_known;                     ///< of all threads of the block
  std::uint32_t m_fencedEpoch = 0;       ///< accesses of earlier epochs were fenced for all
  bool m_anyKnows = false;               ///< a thread knows more than its block
  bool m_anyHolds = false;               ///< a thread has taken what may be a lock since the block's last barrier
  std::array<bool, kScopes> m_fenced{};  ///< a thread of the block has fenced so
};

}  // namespace warpbench::simulator
