// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
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

/// Watches every access of a kernel and remembers what threads did, to find accesses that no barrier orders. Blocks run
/// one after the other, and so do lanes between barriers. The findings do not depend on that order, unless the kernel's
/// own control flow does.
///
/// Two accesses are ordered if the same thread makes them or if a block barrier lies between them. They are also
/// ordered if both threads waited at a warp barrier in between, which vector clocks of the warp's lanes record. And
/// they are ordered if a thread releases what it did by a fence and a strong store that the other thread has seen (see
/// ReleaseOrder). Atomics need no order and do not race if their scope includes both threads; nor, as a rule, do
/// volatile accesses of global memory.
///
/// Barriers in shared memory order too: what a thread did before it arrived precedes what others do after they have
/// waited for that phase. An asynchronous copy precedes what follows its thread's wait for it. A bulk copy to shared
/// memory precedes what follows a wait for its barrier's phase. A bulk copy from shared memory sees a store if the
/// storing thread has fenced it, or later the copying one.
class Checker final : public AccessWatcher, public BlockObserver {
 public:
  /// Blocks run in `memory`.
  explicit Checker(CheckedMemory& memory) : m_memory(memory) {}

  /// Exists while a launch's blocks run. Everything earlier is ordered before the launch. When it ends, even by an
  /// error, findings about the launch as a whole are added.
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
  void loadsReadOnly() override;
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
  void meetsWithout(int lane, std::uint64_t place) override;
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

  /// What the checker knows of a block that runs in turn with others.
  struct OfBlock;
  class BlockState {
   public:
    BlockState();
    ~BlockState();
    BlockState(const BlockState&) = delete;
    BlockState& operator=(const BlockState&) = delete;

   private:
    friend Checker;
    std::unique_ptr<OfBlock> d;
  };
  /// Exchanges this for the running block.
  void exchange(BlockState& other);
  /// All blocks of the launch have waited for each other.
  void gridBarrier();

  /// The host has set the first bytes of an array in constant memory.
  void constantArray(std::byte* data, std::size_t bytes, std::size_t bytesSet);

  /// Call if the result is wrong. Finds the parts of the problem's arrays and of constant memory that no thread wrote
  /// or read, and the values stored for other threads in shared or scratch memory that nobody read.
  void lookForWhatIsMissing(const Problem& problem);

  /// The number of the last launch, as stored in cells; a barrier of the whole grid increments it.
  std::uint32_t firstLaunch() const { return m_firstLaunch; }
  /// Races in which all threads store the same value, if they store any: since the last call.
  std::vector<Finding> takeBenign() { return std::exchange(m_benign, {}); }
  /// The findings up to the end of the last launch.
  const std::vector<Finding>& findings() const { return m_findings; }

  /// The array that an access at this place in the code means, or the nearest one; nullptr if there is none.
  ShadowArray* arrayOf(AccessKind kind, const std::byte* at, std::uint64_t place);

 private:
  void startLaunch();
  void endLaunch();
  using Clocks = ReleaseOrder::Clocks;
  /// An atomic store that another thread's atomic has read. It orders nothing by itself.
  struct Observed {
    PastAccess store;
    bool exchanges = false;  ///< the other thread's atomic exchanges, as with flags and locks
  };
  /// Unwritten bytes of a thread's local variable.
  struct BlankLocal {
    std::uint64_t begin, end;
    std::uint64_t variable;  ///< the variable's address
    std::size_t bytes;       ///< the variable's size
    const char* name;
  };
  struct Thread {
    Clocks clocks{};         ///< what it knows of its warp's lanes
    std::uint32_t since = 1;  ///< its clock when others could last be ordered after its actions
    Observed observed;
    std::vector<BlankLocal> blanks;  ///< of its local variables
    const void* loaded = nullptr;  ///< address of its last plain load of global memory
    std::uint64_t loadPlace = 0;   ///< the place of this load
    std::uint32_t loadBlocks = 0;  ///< basic blocks that it had entered by then
    const void* guard = nullptr;   ///< the same address, unless it has stored or fenced since
    bool readsOnly = false;        ///< its next load is by __ldg()
    const void* polled = nullptr;  ///< address of its last strong access that reads
    std::uint64_t pollPlace = 0;   ///< the place of this access
    std::uint32_t polls = 0;       ///< how many in a row
    bool copies = false;     ///< its next store belongs to an asynchronous copy
    std::uint64_t last = 0;  ///< the place of its last access or block barrier
    // State at its last fence for bulk copies; all 0 if there was none.
    std::uint32_t fenceEpoch = 0;
    Clocks fenceClocks{};
  };
  /// The asynchronous copies of a thread.
  struct Copies {
    struct Time {
      std::uint32_t epoch, clock;
    };
    std::uint32_t groups = 0;
    std::vector<Time> landed;  ///< when it waited for each group
  };
  /// An array index out of bounds, until the access shows whether it is reported anyway.
  struct WrongIndex {
    Finding finding;
    int thread;
  };
  /// A store that races with a store of the same value is harmless. Whether the values are equal is known only after
  /// the store.
  struct HeldStore {
    const std::byte* at;
    std::size_t bytes;
    std::array<std::byte, 4> before;
    Finding race;
  };
  /// A bulk copy to shared memory: the barrier and the phase that count it.
  struct BulkLoad {
    std::uint32_t barrier, phase;
  };
  /// A bulk copy from shared memory that its thread has not yet waited for.
  struct BulkStore {
    ShadowArray* from;
    const std::byte* at;
    std::size_t bytes;
    std::uint32_t thread;
    std::uint32_t group;  ///< the thread's group, counted from 1
    std::uint64_t where;
  };

  /// True if the access, of the same launch, is ordered before the running lane.
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
  /// Separates what the running lane does from now on from what it has done.
  void goesOn() {
    Thread& thread = m_threads[static_cast<std::size_t>(m_thread)];
    thread.since = ++thread.clocks[static_cast<std::size_t>(m_thread % kWarpSize)];
  }
  /// True if the access is the running lane's, and nothing since could have ordered other threads after it.
  bool isJustNow(const PastAccess& past) const {
    return past.launch == m_launch && past.block == m_block && past.thread == static_cast<unsigned>(m_thread) &&
           past.epoch == m_epoch && past.clock >= m_threads[past.thread].since;
  }
  /// Handles the running lane's access to a local variable.
  void accessLocal(Event::Step step, std::uint64_t at, std::size_t bytes, std::uint64_t place);
  /// Reports a load by __ldg() of what the launch itself has written.
  void tellWrittenReadOnly(const ShadowArray& array, std::span<const ShadowCell> cells, const std::byte* at,
                           AccessKind kind);
  ShadowArray* sharedArrayOf(const std::byte* at, std::uint64_t place);
  ShadowArray& shadowOf(const SharedArray& array);
  /// The nearest shared array that code at this place can name; nullptr if it can name none.
  ShadowArray* nearestSharedArray(const std::byte* at, std::uint64_t place);
  /// True if the running lane may make an out-of-bounds access, because the memory that it hits belongs to nothing.
  bool isHarmless(AccessKind kind, const std::byte* at, std::size_t bytes);
  /// True if the access follows the waits for all asynchronous copies that wrote the cells. Otherwise reports it,
  /// unless it races with the copy itself.
  bool copiesHaveLanded(const ShadowArray& array, std::span<ShadowCell> cells, const std::byte* at, AccessKind kind);
  /// The same for bulk copies that read what the running lane stores.
  bool copiesHaveRead(const ShadowArray& array, const std::byte* at, std::size_t bytes, AccessKind kind);
  /// True if the running lane's bulk copy sees this earlier store.
  bool seesInBulk(const PastAccess& store) const;
  /// Checks one side of a bulk copy as access() does. @returns true if the copy may be made.
  bool checkBulk(const BulkCopy& copy, AccessKind kind, const std::byte* at);
  void checkRaces(ShadowArray& array, std::span<ShadowCell> cells, const std::byte* at, AccessKind kind,
                  Strength strength);
  /// True if the running lane's access races with an unordered earlier one of another thread.
  bool isRace(const ShadowCell& cell, const PastAccess& past, AccessKind kind, Strength strength) const;
  /// `did`: what the past access did, unless it was an atomic.
  Finding raceWith(const ShadowArray& array, const PastAccess& past, const char* did, AccessKind kind,
                   const std::byte* at, std::size_t bytes, Strength strength) const;
  /// How the running thread learned of another thread without being ordered after its access.
  struct Hearsay {
    enum class Of { Nothing, Before, After, OtherThread } of = Of::Nothing;  ///< relative to the observed store
    const Observed* observed = nullptr;
  };
  Hearsay hearsayOf(const PastAccess& past) const;
  /// Adds what is missing to a race, and reports the race at the access that lacks it.
  void addLack(Finding& race, const PastAccess& past, Strength strength) const;
  static Strength strengthOf(Event::Step step, AccessKind kind);
  /// observes() precedes a strong access of the running lane that reads; releases() follows one that stores.
  void observes(std::span<ShadowCell> cells, const void* at, Strength strength, bool exchanges);
  void releases(const void* at, Strength strength);
  /// True if the running lane's atomic is a compare-and-swap that finds another value, so it stores nothing.
  bool onlyLooks(const void* at, std::size_t bytes) const;
  void holdStore(Finding race, const std::byte* at, std::size_t bytes);
  /// A store of the running lane that it makes only if a load of the same address let it: "if (level[v] < 0)
  /// level[v] = next". If all such stores at this place store one value, races with them are benign.
  bool isGuarded(const void* at) const;
  /// Holds a race with a guarded store at this place.
  void holdGuarded(std::uint64_t place, Finding race);
  /// The running lane stores at a place that has such races.
  void storesGuarded(const std::byte* at, std::size_t bytes);
  /// Handles the held stores: reports them, except those that did not change the value.
  void settleStores();
  /// Reports lanes of the running lane's warp that wait in a loop, which it has left, for what it stores at `at`.
  void endsPolling(const void* at);
  /// Padding of a copied structure, as judged by its neighbours, need not be written.
  static bool areWritten(ShadowArray& array, const std::byte* at, std::span<const ShadowCell> cells);
  PastAccess now(Strength strength) const;
  ThreadId idOf(std::uint32_t block, std::uint32_t thread) const;
  Finding findingHere(Finding::Kind kind, AccessKind access, const ShadowArray* array, const std::byte* at,
                      std::size_t bytes) const;
  const SourceLine& lineOf(std::uint64_t place) const;
  void add(Finding finding);
  /// A lane of the mask that is not there; `memory`: what names it.
  void addAbsent(int lane, Message memory, std::uint64_t place);
  /// Reports the race between a read of unwritten shared memory and the store that came too late. Replaces the finding
  /// about the unwritten read, which has the same cause.
  void addRaceOfBlank(const Finding& store);
  /// Reports a race of two threads of the running block at the access that is later in the program, as far as its lines
  /// and the last barrier's line show.
  Finding inOrderOfProgram(Finding race, const ShadowArray& array, bool inWarp) const;
  static void swapAccesses(Finding& race);
  static void addTo(std::vector<Finding>& findings, Finding finding);
  void addMissing(Finding::Kind kind, const ShadowArray& array, bool (*isMissing)(const ShadowCell& cell));
  /// Keeps the unread stores to an array, in case the result turns out wrong.
  void collectUnread(const ShadowArray& array);
  Finding findingAt(Finding::Kind kind, const ShadowArray& array, const ShadowCell& cell) const;

  CheckedMemory& m_memory;
  std::deque<ShadowArray> m_shared;  ///< of the running block
  std::unordered_map<const SharedArray*, ShadowArray*> m_shadows;
  /// For a place in the code: the last array accessed there, and the shared arrays that it can name.
  struct Target {
    ShadowArray* array = nullptr;
    MemorySpace space = MemorySpace::Global;  ///< of `array`
    bool known = false;                       ///< `arrays` have been looked up
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
  /// A cache of m_targets.
  struct Recent {
    std::uint64_t place = 0;
    Target* target = nullptr;
  };
  std::array<Recent, 4096> m_recent{};  // larger than most kernels' code in bytes
  std::size_t m_dynamicBytes = 0;
  std::deque<ShadowArray> m_constants;
  std::vector<Finding> m_findings;
  std::vector<Finding> m_unread;
  std::uint32_t m_launch = 0;
  std::uint32_t m_firstLaunch = 0;
  std::uint32_t m_block = 0;
  std::uint32_t m_epoch = 0;
  std::uint64_t m_barrier = 0;  ///< the place of the running block's last barrier; 0: none
  dim3 m_grid{};
  dim3 m_blockSize{};
  std::vector<Thread> m_threads;
  std::vector<Copies> m_copies;  ///< by thread
  BarrierKnowledge m_knowledge;
  std::map<std::uint32_t, PastAccess> m_arrivals;  ///< the last arrival at each barrier in shared memory, by its number
  std::vector<BulkLoad> m_bulkLoads;               ///< of the running block
  std::vector<BulkStore> m_bulkStores;             ///< of the running block
  std::vector<std::uint32_t> m_bulkGroups;         ///< for each thread, the number of groups committed
  std::optional<WrongIndex> m_wrongIndex;
  const void* m_misaligned = nullptr;  ///< the last misaligned access reported
  ReleaseOrder m_releases;
  Observed m_observed;  ///< by a thread of the block before its last barrier
  std::vector<HeldStore> m_heldStores;
  /// What a guarded store stores, and its races.
  struct GuardedStore {
    std::array<std::byte, 8> value{};
    std::size_t bytes = 0;  ///< 0: it has not stored yet
    bool varies = false;
    std::vector<Finding> races;
    void stores(const std::byte* at, std::size_t count);
  };
  std::map<std::uint64_t, GuardedStore> m_guarded;  ///< by place
  struct GuardedValue {
    const std::byte* at;
    std::size_t bytes;
    std::uint64_t place;
  };
  std::vector<GuardedValue> m_guardedValues;  ///< of stores that have just begun
  std::vector<Finding> m_benign;
  /// Races of a plain load with an atomic, by the load's place. They are harmless if the load begins a compare-and-swap
  /// loop, which other threads may reveal later.
  std::map<std::uint64_t, std::vector<Finding>> m_heldLoads;
  std::set<std::uint64_t> m_loadsToSwap;  ///< places of loads from an address that the thread's next atomic swaps
  MemorySpaces m_spaces;
  mutable std::unordered_map<std::uint64_t, SourceLine> m_lines;
  std::uint64_t m_place = 0;  ///< of the current access
  int m_thread = 0;           ///< of the current access
};

}  // namespace warpbench::simulator
