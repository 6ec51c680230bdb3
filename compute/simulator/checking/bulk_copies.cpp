// SPDX-License-Identifier: GPL-3.0-or-later
// Barriers in shared memory, and bulk copies. The simulator makes the copies at once; a GPU may make them at any time
// until a thread has waited for their barrier or group.
#include <algorithm>
#include <utility>

#include "simulator/checking/checker.h"
#include "simulator/cuda/language/machine.h"

namespace warpbench::simulator {

void Checker::arrives(std::uint32_t barrier, std::uint32_t phase, std::uint64_t place) {
  m_thread = threadIndex();
  m_place = place;
  // If nothing makes this thread wait for the previous phase, its arrival may count in that phase.
  if (phase > 0 && !m_knowledge.knowsPhase(m_thread, barrier, phase - 1) &&
      (m_knowledge.tookBytes(barrier) || !ordered(m_arrivals[barrier])))
    misuses(Message::text("arrives at a barrier in shared memory without waiting for its previous phase: an early "
                          "arrival is one too many"),
            place);
  m_arrivals[barrier] = now(Strength::Atomic);
  const auto thread = static_cast<std::size_t>(m_thread);
  const std::size_t warp = thread / kWarpSize * kWarpSize;
  auto& clocks = m_threads[thread].clocks;
  m_knowledge.arrives(m_thread, barrier, warp,
                      std::span(clocks).first(std::min<std::size_t>(kWarpSize, m_threads.size() - warp)));
  goesOn();  // what the thread does from now on follows its arrival
}

void Checker::passes(std::uint32_t barrier, std::uint32_t phase) { m_knowledge.passes(threadIndex(), barrier, phase); }

bool Checker::copiesBulk(const BulkCopy& copy) {
  m_thread = threadIndex();
  const auto thread = static_cast<std::size_t>(m_thread);
  m_threads[thread].last = m_place = copy.place;
  const bool reads = checkBulk(copy, copy.toShared ? AccessKind::GlobalLoad : AccessKind::SharedLoad, copy.from);
  const bool writes = checkBulk(copy, copy.toShared ? AccessKind::SharedStore : AccessKind::GlobalStore, copy.to);
  if (!reads || !writes || !copy.isAligned() || m_memory.remembers() != Remember::Accesses) return reads && writes;
  if (copy.toShared) {
    for (ShadowCell& cell : sharedArrayOf(copy.to, copy.place)->cells(copy.to, copy.bytes)) {
      cell.write.clock = 0;  // only whether the copy has landed matters
      cell.copy = ShadowCell::kBulk | static_cast<std::uint32_t>(m_bulkLoads.size());
    }
    m_bulkLoads.push_back({copy.barrier, copy.phase});
  } else {
    m_bulkStores.push_back({.from = sharedArrayOf(copy.from, copy.place),
                            .at = copy.from,
                            .bytes = copy.bytes,
                            .thread = static_cast<std::uint32_t>(m_thread),
                            .group = m_bulkGroups[thread] + 1,
                            .where = copy.place});
  }
  return true;
}

bool Checker::checkBulk(const BulkCopy& copy, AccessKind kind, const std::byte* at) {
  ShadowArray* const array = arrayOf(kind, at, copy.place);
  const auto addFinding = [&](Finding::Kind what) {
    Finding finding = findingHere(what, kind, array, at, copy.bytes);
    finding.access = Finding::kBulkCopy;
    add(std::move(finding));
  };
  if (array == nullptr || !array->contains(at, copy.bytes)) {
    addFinding(Finding::Kind::OutOfBounds);
    return false;
  }
  if ((reinterpret_cast<std::uintptr_t>(at) | copy.bytes) % BulkCopy::kUnit != 0) addFinding(Finding::Kind::Misaligned);
  if (!copy.isAligned() || !array->remembersAccesses()) return true;
  const std::span<ShadowCell> cells = array->cells(at, copy.bytes);
  if (!isStore(kind) && !std::ranges::all_of(cells, &ShadowCell::initialised)) addFinding(Finding::Kind::Uninitialised);
  if (!copiesHaveLanded(*array, cells, at, kind) || (isStore(kind) && !copiesHaveRead(*array, at, copy.bytes, kind)))
    return true;
  const auto unseen = kind == AccessKind::SharedLoad
                          ? std::ranges::find_if(cells,
                                                 [&](const ShadowCell& cell) {
                                                   return cell.copy == 0 && cell.write.launch == m_launch &&
                                                          ordered(cell.write) && !seesInBulk(cell.write);
                                                 })
                          : cells.end();
  if (unseen != cells.end()) {
    Finding finding = findingHere(Finding::Kind::MissingFence, kind, array, at, copy.bytes);
    finding.access = Finding::kBulkCopy;
    finding.otherAccess = unseen->write.atomic() ? "atomic" : "store";
    finding.otherWhere = lineOf(unseen->write.where);
    finding.other = idOf(unseen->write.block, unseen->write.thread);
    add(std::move(finding));
  }
  checkRaces(*array, cells, at, kind, Strength::Weak);
  return true;
}

void Checker::fencesForBulkCopies() {
  m_thread = threadIndex();
  Thread& thread = m_threads[static_cast<std::size_t>(m_thread)];
  thread.fenceEpoch = m_epoch;
  thread.fenceClocks = thread.clocks;
  goesOn();  // what the thread stores from now on follows the fence
}

bool Checker::seesInBulk(const PastAccess& store) const {
  const auto fencedBy = [&](std::size_t thread) {
    const Thread& by = m_threads[thread];
    if (by.fenceClocks[thread % kWarpSize] == 0) return false;
    if (store.epoch != by.fenceEpoch) return store.epoch < by.fenceEpoch;
    if (store.thread / kWarpSize == thread / kWarpSize) return by.fenceClocks[store.thread % kWarpSize] >= store.clock;
    // The checker does not keep what the thread knew through shared-memory barriers at the fence, so it accepts what
    // the thread knows now.
    return m_knowledge.knows(static_cast<int>(thread), store.thread, store.clock);
  };
  return fencedBy(store.thread) || fencedBy(static_cast<std::size_t>(m_thread));
}

bool Checker::copiesHaveRead(const ShadowArray& array, const std::byte* at, std::size_t bytes, AccessKind kind) {
  const auto reading = std::ranges::find_if(
      m_bulkStores, [&](const BulkStore& store) { return at < store.at + store.bytes && store.at < at + bytes; });
  if (reading == m_bulkStores.end()) return true;
  Finding finding = findingHere(Finding::Kind::UnfinishedCopy, kind, &array, at, bytes);
  finding.otherAccess = Finding::kBulkCopy;
  finding.otherWhere = lineOf(reading->where);
  finding.other = idOf(m_block, reading->thread);
  add(std::move(finding));
  return false;
}

void Checker::commitsBulkCopies() { ++m_bulkGroups[static_cast<std::size_t>(threadIndex())]; }

void Checker::waitsForBulkCopies(std::size_t others) {
  m_thread = threadIndex();
  const auto thread = static_cast<std::uint32_t>(m_thread);
  const std::uint32_t committed = m_bulkGroups[thread];
  if (committed < others) return;
  std::erase_if(m_bulkStores, [&](const BulkStore& store) {
    if (store.thread != thread || store.group > committed - others) return false;
    // The copies have read until now.
    for (ShadowCell& cell : store.from->cells(store.at, store.bytes))
      for (PastAccess& read : cell.reads)
        if (read.thread == thread && read.where == store.where) {
          read.epoch = m_epoch;
          read.clock = m_threads[thread].clocks[thread % kWarpSize];
        }
    return true;
  });
}

void Checker::incomplete(int thread, std::uint64_t where, std::uint32_t barrier, const Message& lacks) {
  Finding finding;
  finding.kind = Finding::Kind::IncompleteBarrier;
  finding.access = lacks;
  finding.where = lineOf(where);
  finding.who = idOf(m_block, static_cast<std::uint32_t>(thread));
  if (const auto last = m_arrivals.find(barrier); last != m_arrivals.end()) {
    finding.otherWhere = lineOf(last->second.where);
    finding.other = idOf(last->second.block, last->second.thread);
  }
  add(std::move(finding));
}

void Checker::misuses(const Message& how, std::uint64_t place) {
  Finding finding;
  finding.kind = Finding::Kind::MisusedBarrier;
  finding.access = how;
  finding.where = lineOf(place);
  finding.who = idOf(m_block, static_cast<std::uint32_t>(threadIndex()));
  add(std::move(finding));
}

}  // namespace warpbench::simulator
