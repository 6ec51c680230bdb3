// SPDX-License-Identifier: GPL-3.0-or-later
// Asynchronous copies from global to shared memory. The simulator makes them at once; a GPU may make them at any time
// until their thread has waited for them.
#include <algorithm>

#include "simulator/checking/checker.h"
#include "simulator/cuda/language/machine.h"

namespace warpbench::simulator {

void Checker::copies() { m_threads[static_cast<std::size_t>(threadIndex())].copies = true; }

void Checker::commitsCopies() {
  const auto thread = static_cast<std::size_t>(threadIndex());
  m_threads[thread].copies = false;  // the compiler has removed a store whose result nobody reads
  ++m_copies[thread].groups;
}

void Checker::waitsForCopies(std::size_t others) {
  const auto thread = static_cast<std::size_t>(threadIndex());
  Copies& copies = m_copies[thread];
  if (copies.groups > others + copies.landed.size())
    copies.landed.resize(copies.groups - others, {m_epoch, m_threads[thread].clocks[thread % kWarpSize]});
}

bool Checker::copiesHaveLanded(const ShadowArray& array, std::span<ShadowCell> cells, const std::byte* at,
                               AccessKind kind) {
  const ShadowCell* unfinished = nullptr;
  for (ShadowCell& cell : cells) {
    if (cell.copy == 0) continue;
    if ((cell.copy & ShadowCell::kBulk) != 0) {
      const BulkLoad& load = m_bulkLoads[cell.copy & ~ShadowCell::kBulk];
      if (m_knowledge.knowsPhase(threadIndex(), load.barrier, load.phase)) continue;
      if (unfinished == nullptr) unfinished = &cell;
      if (!isStore(kind)) cell.unread = false;
      continue;
    }
    const std::vector<Copies::Time>& landed = m_copies[cell.write.thread].landed;
    const bool isWaitedFor = cell.copy <= landed.size();
    PastAccess wait = cell.write;
    if (isWaitedFor) {
      wait.epoch = landed[cell.copy - 1].epoch;
      wait.clock = landed[cell.copy - 1].clock;
    }
    if (isWaitedFor && wait.epoch != m_epoch) {  // a block barrier followed the wait, so it holds for all threads
      cell.write = wait;
      cell.copy = 0;
    } else if (!isWaitedFor || (!ordered(wait) && ordered(cell.write))) {
      if (unfinished == nullptr) unfinished = &cell;
      if (!isStore(kind)) cell.unread = false;
    }
  }
  if (unfinished == nullptr) return true;
  Finding finding = findingHere(Finding::Kind::UnfinishedCopy, kind, &array, at, cells.size() * array.granule());
  finding.otherWhere = lineOf(unfinished->write.where);
  finding.other = idOf(unfinished->write.block, unfinished->write.thread);
  if ((unfinished->copy & ShadowCell::kBulk) != 0) finding.otherAccess = Finding::kBulkCopy;
  add(std::move(finding));
  return false;
}

}  // namespace warpbench::simulator
