// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "results/values/finding.h"
#include "simulator/block/block_observer.h"
#include "simulator/block/block_runner.h"
#include "simulator/checking/barrier_knowledge.h"
#include "simulator/checking/release_order.h"
#include "simulator/checking/shadow_memory.h"
#include "simulator/counting/access_cost.h"
#include "simulator/debug_info.h"
#include "simulator/memory_spaces.h"

namespace warpbench::simulator {

inline bool isWrite(AccessKind kind) { return isAtomic(kind) || isStore(kind); }
inline bool isRead(AccessKind kind) { return isAtomic(kind) || !isStore(kind); }

/// Looks at every access of a kernel and remembers what threads did, to tell which accesses no barrier orders. Blocks
/// run one after the other, lanes one after the other between barriers; what is found does not depend on that order,
/// but where the kernel's own path does.
///
/// Two accesses are ordered where the same thread makes them, where a barrier of the block lies between them, where
/// both threads waited at one barrier of their warp in between (told by vector clocks of its lanes), or where a thread
/// releases what it did by a fence and a strong store that the other one has seen (see ReleaseOrder). Atomics are in
/// no order and no race where their scope holds both; nor are volatile accesses of global memory, as a rule.
/// So are they by a barrier in shared memory: what a thread did before it arrived is before what others do after they
/// have waited for that phase. An asynchronous copy is ordered before what comes after its thread's wait for it; a bulk
/// copy to shared memory before what comes after a wait for the phase of its barrier. A bulk copy from shared memory
/// sees a store where the thread that stored, or later the one that copies, has fenced it.
class Checker final : public AccessWatcher, public BlockObserver {
 public:
  /// Blocks run in `memory`.
  explicit Checker(CheckedMemory& memory) : m_memory(memory) {}

  /// A launch whose blocks run. What came before is ordered before it; once it has ended, by an error too, what it
  /// shows as a whole is among the findings.
  class Launch {
   public:
    explicit Launch(Checker& checker) : m_checker(checker) { m_checker.startLaunch(); }
    ~Launch() { m_checker.endLaunch(); }
    Launch(const Launch&) = delete;
    Launch& operator=(const Launch&) = delete;

   private:
    Checker& m_checker;
  };

  Then access(Event::Step step, void* at, std::size_t bytes, std::uint64_t place) override;
  void fence(ThreadScope scope) override;
  void copies() override;
  void commitsCopies() override;
  void waitsForCopies(std::size_t others) override;
  void arrives(std::uint32_t barrier, std::uint32_t phase, std::uint64_t place) override;
  void completes(std::uint32_t barrier, bool bytes) override { m_knowledge.completes(barrier, bytes); }
  void passes(std::uint32_t barrier, std::uint32_t phase) override;
  bool copiesBulk(const BulkCopy& copy) override;
  void fencesForBulkCopies() override;
  void commitsBulkCopies() override;
  void waitsForBulkCopies(std::size_t others) override;
  void takesFromAbsent(int source, std::uint64_t place) override;
  Then misaddresses(void* at, std::size_t alignment, bool stores, std::uint64_t place) override;
  void misindexes(const std::string& index, const std::string& type, std::uint64_t place) override;
  void misuses(const Message& how, std::uint64_t place) override;
  void beginsLocal(const void* at, std::size_t bytes, const char* name) override;

  void blockBegins(const uint3& block, const dim3& grid, const dim3& threads, std::size_t dynamicSharedBytes,
                   const MemorySpaces& spaces) override;
  void blockBarrier(std::span<const ThreadAtBarrier> threads) override;
  void warpBarrier(int warp, std::uint32_t lanes, std::span<const std::uint32_t> masks) override;
  void stuck(int thread, std::uint64_t where) override;
  void incomplete(int thread, std::uint64_t where, std::uint32_t barrier, const Message& lacks) override;
  void neverEnds(int thread, std::uint64_t where) override;

  /// The host has set the first bytes of an array in constant memory.
  void constantArray(std::byte* data, std::size_t bytes, std::size_t bytesSet);

  /// Of a wrong result: what no thread wrote or read of the problem's arrays and of constant memory, and what threads
  /// stored for others, in shared or scratch memory, and nobody read.
  void lookForWhatIsMissing(const Problem& problem);

  /// The number of the last launch, as cells have it.
  std::uint32_t launch() const { return m_launch; }
  /// As of the last launch that has ended.
  const std::vector<Finding>& findings() const { return m_findings; }

  /// The array that an access at this place of the code is to, or the closest; nullptr where there is none.
  ShadowArray* arrayOf(AccessKind kind, const std::byte* at, std::uint64_t place);

 private:
  void startLaunch();
  void endLaunch();
  using Clocks = ReleaseOrder::Clocks;
  /// An atomic that has stored what another thread's atomic found. It orders nothing by itself.
  struct Observed {
    PastAccess store;
    bool exchanges = false;  ///< that other thread's: as flags and locks do it
  };
  /// Bytes that nothing has written, of a variable of the thread's own.
  struct BlankLocal {
    std::uint64_t begin, end;
    std::uint64_t variable;  ///< where that begins
    std::size_t bytes;       ///< that it has
    const char* name;
  };
  struct Thread {
    Clocks clocks{};         ///< as far as it has waited for them
    std::uint32_t since = 1;  ///< its clock when others could last be ordered behind what it did
    Observed observed;
    std::vector<BlankLocal> blanks;  ///< of variables of its own
    const void* loaded = nullptr;  ///< its last plain load of global memory,
    std::uint64_t loadPlace = 0;   ///< and that one's place
    bool copies = false;     ///< its next store is of an asynchronous copy
    std::uint64_t last = 0;  ///< the place of its last access or barrier of the block
    // Of its last fence for bulk copies; all 0: there was none.
    std::uint32_t fenceEpoch = 0;
    Clocks fenceClocks{};
  };
  /// A thread's asynchronous copies.
  struct Copies {
    struct Time {
      std::uint32_t epoch, clock;
    };
    std::uint32_t groups = 0;
    std::vector<Time> landed;  ///< of groups, when it waited for them
  };
  /// An index beyond its array, until the access shows whether it is told of anyway.
  struct WrongIndex {
    Finding finding;
    int thread;
  };
  /// A store that races with an equal one is harmless: whether it is equal shows once it is made.
  struct HeldStore {
    const std::byte* at;
    std::size_t bytes;
    std::array<std::byte, 4> before;
    Finding race;
  };
  /// A bulk copy to shared memory: the barrier that counts it, and in which phase.
  struct BulkLoad {
    std::uint32_t barrier, phase;
  };
  /// A bulk copy from shared memory that its thread has not waited for.
  struct BulkStore {
    ShadowArray* from;
    const std::byte* at;
    std::size_t bytes;
    std::uint32_t thread;
    std::uint32_t group;  ///< of the thread's, counted from 1
    std::uint64_t where;
  };

  /// Whether the access came before that of the running lane, of the same launch.
  [[gnu::always_inline]] bool ordered(const PastAccess& past) const {
    if (past.block != m_block) return isReleased(past);
    if (past.thread == static_cast<unsigned>(m_thread) || past.epoch != m_epoch) return true;
    return (past.thread / kWarpSize == static_cast<unsigned>(m_thread) / kWarpSize &&
            m_threads[static_cast<std::size_t>(m_thread)].clocks[past.thread % kWarpSize] >= past.clock) ||
           m_knowledge.knows(m_thread, past.thread, past.clock) || isReleased(past);
  }
  ReleaseOrder::Now here() const {
    const auto thread = static_cast<std::uint32_t>(m_thread);
    return {m_block, thread, m_epoch, m_threads[thread].clocks};
  }
  bool isReleased(const PastAccess& past) const {
    ReleaseOrder::Unguarded unguarded;
    return m_releases.knows(here(), past, unguarded);
  }
  /// What the running lane does from now on may be told from what it has done.
  void goesOn() {
    Thread& thread = m_threads[static_cast<std::size_t>(m_thread)];
    thread.since = ++thread.clocks[static_cast<std::size_t>(m_thread % kWarpSize)];
  }
  /// The running lane's, and others could not be ordered between it and now.
  bool isJustNow(const PastAccess& past) const {
    return past.launch == m_launch && past.block == m_block && past.thread == static_cast<unsigned>(m_thread) &&
           past.epoch == m_epoch && past.clock >= m_threads[past.thread].since;
  }
  /// The running lane's access of a variable of its own.
  void accessLocal(Event::Step step, std::uint64_t at, std::size_t bytes, std::uint64_t place);
  ShadowArray* sharedArrayOf(const std::byte* at, std::uint64_t place);
  ShadowArray& shadowOf(const SharedArray& array);
  /// Of those that code there can name; nullptr where it can name none.
  ShadowArray* nearestSharedArray(const std::byte* at, std::uint64_t place);
  /// Whether the running lane may make an access that is out of bounds: what it hits is nobody's.
  bool isHarmless(AccessKind kind, const std::byte* at, std::size_t bytes);
  /// Whether the access comes after the wait for each asynchronous copy that wrote the cells. It is told of where not,
  /// unless it is a race with the copy itself.
  bool copiesHaveLanded(const ShadowArray& array, std::span<ShadowCell> cells, const std::byte* at, AccessKind kind);
  /// The same of bulk copies that read what the running lane stores.
  bool copiesHaveRead(const ShadowArray& array, const std::byte* at, std::size_t bytes, AccessKind kind);
  /// Whether the running lane's bulk copy sees what was stored before it.
  bool seesInBulk(const PastAccess& store) const;
  /// Of one side of a bulk copy what access() looks at. @returns whether it may be made.
  bool checkBulk(const BulkCopy& copy, AccessKind kind, const std::byte* at);
  void checkRaces(ShadowArray& array, std::span<ShadowCell> cells, const std::byte* at, AccessKind kind,
                  Strength strength);
  /// The running lane's access and an earlier one of another thread, in no order, are a race.
  bool isRace(const ShadowCell& cell, const PastAccess& past, AccessKind kind, Strength strength) const;
  /// `did`: what the past access did, unless it was an atomic.
  Finding raceWith(const ShadowArray& array, const PastAccess& past, const char* did, AccessKind kind,
                   const std::byte* at, std::size_t bytes, Strength strength) const;
  /// How the running thread came to hear of another one without being ordered behind its access.
  struct Hearsay {
    enum class Of { Nothing, Before, After, OtherThread } of = Of::Nothing;  ///< the access, and what was observed
    const Observed* observed = nullptr;
  };
  Hearsay hearsayOf(const PastAccess& past) const;
  /// Adds what is missing to a race, and tells it at the access where it is.
  void addLack(Finding& race, const PastAccess& past, Strength strength) const;
  static Strength strengthOf(Event::Step step, AccessKind kind);
  /// Before a strong access of the running lane that reads, and behind one that stores.
  void observes(std::span<ShadowCell> cells, const void* at, Strength strength, bool exchanges);
  void releases(const void* at, Strength strength);
  /// The running lane's atomic is a compare-and-swap that finds another value, and stores nothing.
  bool onlyLooks(const void* at, std::size_t bytes) const;
  void holdStore(Finding race, const std::byte* at, std::size_t bytes);
  /// Tells of the stores that were held back, unless they have changed nothing.
  void settleStores();
  /// Padding of a structure that is copied, as far as its neighbours tell, need not be.
  static bool areWritten(const ShadowArray& array, std::span<const ShadowCell> cells);
  PastAccess now(Strength strength) const;
  ThreadId idOf(std::uint32_t block, std::uint32_t thread) const;
  Finding findingHere(Finding::Kind kind, AccessKind access, const ShadowArray* array, const std::byte* at,
                      std::size_t bytes) const;
  const SourceLine& lineOf(std::uint64_t place) const;
  void add(Finding finding);
  /// The race of an access that read shared memory which nothing had written yet with the store that came too late.
  /// That it was not written was told, and is no mistake of its own.
  void addRaceOfBlank(const Finding& store);
  /// The race of two threads of the running block, told of the access that comes later in the program, where its lines
  /// and that of the last barrier tell.
  Finding inOrderOfProgram(Finding race, const ShadowArray& array, bool inWarp) const;
  static void swapAccesses(Finding& race);
  static void addTo(std::vector<Finding>& findings, Finding finding);
  void addMissing(Finding::Kind kind, const ShadowArray& array, bool (*isMissing)(const ShadowCell& cell));
  /// Keeps, for a result that turns out wrong, which stores to an array nobody has read.
  void collectUnread(const ShadowArray& array);
  Finding findingAt(Finding::Kind kind, const ShadowArray& array, const ShadowCell& cell) const;

  CheckedMemory& m_memory;
  std::deque<ShadowArray> m_shared;  ///< of the block
  std::unordered_map<const SharedArray*, ShadowArray*> m_shadows;
  /// Of a place: the array that it accessed last, and the shared arrays that code there can name.
  struct Target {
    ShadowArray* array = nullptr;
    MemorySpace space = MemorySpace::Global;  ///< of it
    bool known = false;                       ///< `arrays` are
    std::vector<const SharedArray*> arrays;
  };
  Target& targetOf(std::uint64_t place) {
    Recent& recent = m_recent[place % m_recent.size()];
    if (recent.place != place) [[unlikely]]
      recent = {place, &m_targets[place]};
    return *recent.target;
  }
  const std::vector<const SharedArray*>& sharedArraysNamedAt(Target& target, std::uint64_t place);
  std::unordered_map<std::uint64_t, Target> m_targets;
  /// Some of them, found at once.
  struct Recent {
    std::uint64_t place = 0;
    Target* target = nullptr;
  };
  std::array<Recent, 4096> m_recent{};  // few kernels have more bytes of code
  std::size_t m_dynamicBytes = 0;
  std::deque<ShadowArray> m_constants;
  std::vector<Finding> m_findings;
  std::vector<Finding> m_unread;
  std::uint32_t m_launch = 0;
  std::uint32_t m_block = 0;
  std::uint32_t m_epoch = 0;
  std::uint64_t m_barrier = 0;  ///< the place of the running block's last one; 0: there was none
  dim3 m_grid{};
  dim3 m_blockSize{};
  std::vector<Thread> m_threads;
  std::vector<Copies> m_copies;  ///< by thread
  BarrierKnowledge m_knowledge;
  std::map<std::uint32_t, PastAccess> m_arrivals;  ///< the last one at each barrier in shared memory, by its number
  std::vector<BulkLoad> m_bulkLoads;               ///< of the block
  std::vector<BulkStore> m_bulkStores;             ///< of the block
  std::vector<std::uint32_t> m_bulkGroups;         ///< by thread: those that it has committed
  std::optional<WrongIndex> m_wrongIndex;
  const void* m_misaligned = nullptr;  ///< the last such access that was told of
  ReleaseOrder m_releases;
  Observed m_observed;  ///< by a thread of the block before its last barrier
  std::vector<HeldStore> m_heldStores;
  /// Races of a plain load with an atomic, by the place of the load. It is harmless where it begins a loop that
  /// compares and swaps, which other threads may show.
  std::map<std::uint64_t, std::vector<Finding>> m_heldLoads;
  std::set<std::uint64_t> m_loadsToSwap;  ///< places of loads whose address the thread's next atomic swaps
  MemorySpaces m_spaces;
  mutable std::unordered_map<std::uint64_t, SourceLine> m_lines;
  std::uint64_t m_place = 0;  ///< of the access that is looked at
  int m_thread = 0;           ///< that makes it
};

}  // namespace warpbench::simulator
