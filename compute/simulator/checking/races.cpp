// SPDX-License-Identifier: GPL-3.0-or-later
// Decides which accesses of two threads race, and what would order them.
#include <algorithm>
#include <cstring>
#include <utility>

#include "simulator/checking/checker.h"
#include "simulator/cuda/language/machine.h"

namespace warpbench::simulator {
namespace {

constexpr std::size_t kWord = 4;
/// Looks of a thread at one address before it counts as waiting there.
constexpr std::uint32_t kPolls = 64;

ThreadScope scopeOf(Strength strength) {
  return strength == Strength::AtomicOfBlock ? ThreadScope::Block : ThreadScope::Device;
}

}  // namespace

Strength Checker::strengthOf(Event::Step step, AccessKind kind) {
  if (isAtomic(kind)) return atomicManner().scope == ThreadScope::Block ? Strength::AtomicOfBlock : Strength::Atomic;
  const bool isVolatile = step == Event::Step::VolatileLoad || step == Event::Step::VolatileStore;
  return isVolatile && (isGlobal(kind) || isShared(kind)) ? Strength::Volatile : Strength::Weak;
}

bool Checker::onlyLooks(const void* at, std::size_t bytes) const {
  const AtomicManner& manner = atomicManner();
  return manner.swaps && std::memcmp(at, &manner.compare, bytes) != 0;
}

void Checker::fence(ThreadScope scope) {
  settleStores();
  m_thread = threadIndex();
  m_releases.fences(here(), scope, m_knowledge.isUsed());
  m_threads[static_cast<std::size_t>(m_thread)].guard = nullptr;
  goesOn();
}

void Checker::observes(std::span<ShadowCell> cells, const void* at, Strength strength, bool exchanges) {
  m_releases.observes(here(), at, scopeOf(strength));
  if (!isAtomic(strength)) return;
  const PastAccess& store = cells.front().write;
  if (store.launch == m_launch && store.atomic() &&
      (store.block != m_block || store.thread != static_cast<unsigned>(m_thread)))
    m_threads[static_cast<std::size_t>(m_thread)].observed = {store, exchanges};
}

void Checker::releases(const void* at, Strength strength) {
  const bool swaps = isAtomic(strength) && atomicManner().swaps;
  m_releases.releases(here(), at, scopeOf(strength), swaps);
  Thread& thread = m_threads[static_cast<std::size_t>(m_thread)];
  if (swaps) {
    m_releases.takes(here(), at, m_place);
    if (thread.loaded == at) m_loadsToSwap.insert(thread.loadPlace);
  }
  // This separates later accesses from the release, although it orders no thread.
  ++thread.clocks[static_cast<std::size_t>(m_thread % kWarpSize)];
}

Checker::Hearsay Checker::hearsayOf(const PastAccess& past) const {
  for (const Observed* observed : {&m_threads[static_cast<std::size_t>(m_thread)].observed, &m_observed}) {
    const PastAccess& store = observed->store;
    if (store.launch != m_launch || store.block != past.block) continue;
    using Of = Hearsay::Of;
    const bool byIt = past.thread == store.thread;
    if (past.epoch < store.epoch || (byIt && past.epoch == store.epoch && past.clock <= store.clock))
      return {Of::Before, observed};
    if (byIt) return {Of::After, observed};
    if (past.epoch == store.epoch) return {Of::OtherThread, observed};
  }
  return {};
}

bool Checker::isRace(const ShadowCell& cell, const PastAccess& past, AccessKind kind, Strength strength) const {
  if (past.strength() == Strength::Weak || strength == Strength::Weak) return true;
  const bool inWarp = past.block == m_block && past.thread / kWarpSize == static_cast<unsigned>(m_thread) / kWarpSize;
  const bool areAtomics = past.atomic() && isAtomic(strength);
  // Threads that pass values through shared memory need a barrier, unless a warp waits for a flag that another one sets
  // after a fence.
  if (isShared(kind) && !areAtomics)
    return inWarp || !m_releases.hasFenced(isWrite(kind) ? static_cast<unsigned>(m_thread) : past.thread);
  if (inWarp) return false;
  if (areAtomics)
    return past.block != m_block && (past.strength() == Strength::AtomicOfBlock || strength == Strength::AtomicOfBlock);
  // Threads may pass words such as flags by volatile accesses. The data that a flag guards needs a fence.
  const bool pastWrites = &past == &cell.write;
  const auto [of, observed] = hearsayOf(past);
  if (of == Hearsay::Of::Before && (observed->exchanges || (pastWrites && !isWrite(kind)))) return true;
  if (of == Hearsay::Of::After && observed->exchanges) return true;
  return pastWrites && isStore(kind) && std::ranges::none_of(cell.reads, [&](const PastAccess& read) {
           return read.launch == m_launch && read.block == m_block && read.thread == static_cast<unsigned>(m_thread);
         });
}

void Checker::addLack(Finding& race, const PastAccess& past, Strength strength) const {
  const bool isElsewhere = past.block != m_block;
  if (past.atomic() && isAtomic(strength)) {
    race.lacks = Message::text("an atomic of device scope");
    return;
  }
  const char* const fence = isElsewhere ? "__threadfence()" : "__threadfence_block()";
  if (ReleaseOrder::Unguarded unguarded; !m_releases.knows(here(), past, unguarded) && unguarded.place != 0) {
    race.lacks = {Message::text("%1 after %2"), fence, toText(lineOf(unguarded.place))};
    if (unguarded.past) swapAccesses(race);
    return;
  }
  const auto [of, observed] = hearsayOf(past);
  if (of != Hearsay::Of::Before && (of != Hearsay::Of::OtherThread || !isElsewhere)) return;
  race.lacks = {Message::text("%1 before %2"), of == Hearsay::Of::Before ? fence : "__syncthreads()",
                toText(lineOf(observed->store.where))};
  swapAccesses(race);
}

Finding Checker::raceWith(const ShadowArray& array, const PastAccess& past, const char* did, AccessKind kind,
                          const std::byte* at, std::size_t bytes, Strength strength) const {
  Finding race = findingHere(Finding::Kind::Race, kind, &array, at, bytes);
  race.otherAccess = past.atomic() ? "atomic" : did;
  race.otherWhere = lineOf(past.where);
  race.other = idOf(past.block, past.thread);
  addLack(race, past, strength);
  if (!race.lacks.empty() || past.block != m_block) return race;
  return inOrderOfProgram(std::move(race), array,
                          past.thread / kWarpSize == static_cast<unsigned>(m_thread) / kWarpSize);
}

void Checker::checkRaces(ShadowArray& array, std::span<ShadowCell> cells, const std::byte* at, AccessKind kind,
                         Strength strength) {
  const bool writing = isWrite(kind);
  const bool reading = isRead(kind);
  // The access is from an earlier launch, or ordered before this one.
  const auto isPast = [&](const PastAccess& access) { return access.launch != m_launch || ordered(access); };
  const std::size_t bytes = cells.size() * array.granule();
  const bool isGuardedStore = strength == Strength::Weak && isStore(kind) && isGuarded(at);
  bool told = false;  // one report for all cells
  for (ShadowCell& cell : cells) {
    const auto meets = [&](const PastAccess& access) {
      // Test two atomics first: it is quick, and a thread at a lock polls very often.
      if (access.strength() == Strength::Atomic && strength == Strength::Atomic) return false;
      return !isPast(access) && isRace(cell, access, kind, strength);
    };
    const PastAccess* conflict = nullptr;
    if (!told && meets(cell.write)) [[unlikely]]
      conflict = &cell.write;
    else if (!told && writing)
      conflict = meets(cell.reads[0]) ? &cell.reads[0] : meets(cell.reads[1]) ? &cell.reads[1] : nullptr;
    if (conflict != nullptr) {
      const bool withStore = conflict == &cell.write;
      Finding race = raceWith(array, *conflict, withStore ? "store" : "load", kind, at, bytes, strength);
      // A wider access may be a copy, whose load comes after its store here.
      // The host may have forgotten to set global memory, so there both findings are reported.
      if (cell.blank && writing && !reading && !isGlobal(kind))
        addRaceOfBlank(race);
      else if (withStore && isStore(kind) && !conflict->atomic() && bytes <= kWord)
        holdStore(std::move(race), at, bytes);
      else if (isGuardedStore && !withStore && conflict->strength() == Strength::Weak)
        holdGuarded(m_place, std::move(race));
      else if (withStore && conflict->guarded && !writing && strength == Strength::Weak) {
        holdGuarded(conflict->where, std::move(race));
        m_guarded[conflict->where].stores(at, bytes);
      } else if (!withStore && conflict->strength() == Strength::Weak && isAtomic(strength))
        addTo(m_heldLoads[conflict->where], std::move(race));
      else if (withStore && !writing && conflict->atomic() && strength == Strength::Weak)
        addTo(m_heldLoads[m_place], std::move(race));
      else
        add(std::move(race));
    }
    // A store to an element that the thread has just read does not make an uninitialised sum valid.
    if (reading)
      cell.blank |= !cell.initialised;
    else
      cell.blank &= std::ranges::any_of(cell.reads, [&](const PastAccess& read) { return isJustNow(read); });
    if (writing) {
      // Keep a store rather than an atomic of the same thread just after it: the store also races with atomics of
      // others.
      if (!(isAtomic(strength) && !cell.write.atomic() && isJustNow(cell.write))) {
        cell.write = now(strength);
        cell.write.wide = bytes > kWord;
        cell.write.guarded = isGuardedStore;
      }
      cell.initialised = true;
      cell.unread = true;
      cell.copy = 0;
    } else {
      cell.unread = false;
      // Drop a read that is ordered before this one, and keep at most two others. Of atomic reads, the last suffices.
      const auto goes = [&](const PastAccess& read) { return (isAtomic(strength) && read.atomic()) || isPast(read); };
      if (goes(cell.reads[0]))
        cell.reads[0] = now(strength);
      else if (goes(cell.reads[1]))
        cell.reads[1] = now(strength);
    }
    told |= conflict != nullptr;
  }
  if (isStore(kind) && !m_guarded.empty()) storesGuarded(at, bytes);
}

bool Checker::isGuarded(const void* at) const {
  const Thread& thread = m_threads[static_cast<std::size_t>(m_thread)];
  return thread.guard == at && thread.loadBlocks != blocksOfLane();
}

void Checker::GuardedStore::stores(const std::byte* at, std::size_t count) {
  varies |= count > value.size() || (bytes != 0 && (count != bytes || std::memcmp(at, value.data(), count) != 0));
  if (varies) return;
  bytes = count;
  std::memcpy(value.data(), at, count);
}

void Checker::holdGuarded(std::uint64_t place, Finding race) { addTo(m_guarded[place].races, std::move(race)); }

void Checker::storesGuarded(const std::byte* at, std::size_t bytes) {
  const auto known = m_guarded.find(m_place);
  if (known == m_guarded.end()) return;
  known->second.varies |= !isGuarded(at);
  m_guardedValues.push_back({at, bytes, m_place});
}

void Checker::endsPolling(const void* at) {
  const auto first = static_cast<std::size_t>(m_thread / kWarpSize * kWarpSize);
  for (std::size_t i = first; i < std::min<std::size_t>(first + kWarpSize, m_threads.size()); ++i) {
    Thread& thread = m_threads[i];
    if (static_cast<int>(i) == m_thread || thread.polled != at || thread.polls < kPolls ||
        !hasLeftLoopOf(static_cast<int>(i), m_place))
      continue;
    Finding finding;
    finding.kind = Finding::Kind::NeverEnds;
    finding.access =
        Message::text("waits here for a lane of its own warp: on GPUs before compute capability 7.0 this never ends");
    finding.where = lineOf(thread.pollPlace);
    finding.who = idOf(m_block, static_cast<std::uint32_t>(i));
    add(std::move(finding));
    thread.polls = 0;
  }
}

void Checker::loadsReadOnly() { m_threads[static_cast<std::size_t>(threadIndex())].readsOnly = true; }

void Checker::holdStore(Finding race, const std::byte* at, std::size_t bytes) {
  HeldStore& held = m_heldStores.emplace_back(HeldStore{at, bytes, {}, std::move(race)});
  std::memcpy(held.before.data(), at, bytes);
}

void Checker::settleStores() {
  for (HeldStore& held : m_heldStores)
    if (std::memcmp(held.at, held.before.data(), held.bytes) != 0) add(std::move(held.race));
  m_heldStores.clear();
  for (const GuardedValue& each : m_guardedValues) m_guarded[each.place].stores(each.at, each.bytes);
  m_guardedValues.clear();
}

void Checker::endLaunch() {
  settleStores();
  for (auto& [place, races] : m_heldLoads)
    if (!m_loadsToSwap.contains(place))
      for (Finding& race : races) add(std::move(race));
  m_heldLoads.clear();
  for (auto& [place, store] : m_guarded)
    for (Finding& race : store.races) store.varies ? add(std::move(race)) : addTo(m_benign, std::move(race));
  m_guarded.clear();
}

void Checker::tellWrittenReadOnly(const ShadowArray& array, std::span<const ShadowCell> cells, const std::byte* at,
                                  AccessKind kind) {
  const auto written = std::ranges::find_if(
      cells, [&](const ShadowCell& cell) { return cell.write.launch >= m_firstLaunch && cell.write.launch != 0; });
  if (written == cells.end()) return;
  Finding race = findingHere(Finding::Kind::Race, kind, &array, at, cells.size() * array.granule());
  race.otherAccess = "store";
  race.otherWhere = lineOf(written->write.where);
  race.other = idOf(written->write.block, written->write.thread);
  race.lacks = Message::text("a plain load instead of __ldg(), which may give an older value,");
  add(std::move(race));
}

bool Checker::areWritten(ShadowArray& array, const std::byte* at, std::span<const ShadowCell> cells) {
  if (std::ranges::all_of(cells, &ShadowCell::initialised)) return true;
  const std::size_t each = kWord / array.granule(), words = cells.size() / each;
  if (words == 0) return false;
  const auto writtenOf = [&](std::size_t word) {
    return static_cast<std::size_t>(
        std::ranges::count(cells.subspan(word * each, each), true, &ShadowCell::initialised));
  };
  const auto isPartly = [&](std::size_t word) { return word < words && writtenOf(word) > 0 && writtenOf(word) < each; };
  const auto isWide = [&](const std::byte* begin) {
    return array.contains(begin, 2 * kWord) &&
           std::ranges::all_of(array.cells(begin, 2 * kWord), [](const ShadowCell& cell) { return cell.write.wide; });
  };
  // A member of four bytes, with one of eight before it or behind this word.
  const auto endsEight = [&](std::size_t word) {
    const std::byte* const begin = at + word * kWord;
    return word % 2 == 1 && writtenOf(word - 1) > 0 && (isWide(begin - 3 * kWord) || isWide(begin + kWord));
  };
  for (std::size_t word = 0; word < words; ++word)
    if (writtenOf(word) == 0 && !isPartly(word ^ 1) && !endsEight(word)) return false;
  return true;
}

}  // namespace warpbench::simulator
