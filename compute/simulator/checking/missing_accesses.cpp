// SPDX-License-Identifier: GPL-3.0-or-later
// Finds what no thread wrote or read when a result is wrong.
#include <algorithm>
#include <iterator>

#include "simulator/checking/checker.h"

namespace warpbench::simulator {

void Checker::lookForWhatIsMissing(const Problem& problem) {
  const auto unwritten = [](const ShadowCell& cell) { return cell.write.launch == 0; };
  const auto unread = [](const ShadowCell& cell) { return cell.initialised && cell.reads[0].launch == 0; };
  std::size_t i = 0;
  for (const ShadowArray& array : m_memory.arrays()) {
    // Arrays after the problem's own are scratch memory too.
    const auto role = i < problem.arrays().size() ? problem.arrays()[i].role : Array::Role::Scratch;
    ++i;
    if (role == Array::Role::Scratch)
      collectUnread(array);
    else if (role == Array::Role::Input)
      addMissing(Finding::Kind::NeverRead, array, unread);
    else
      addMissing(Finding::Kind::NeverWritten, array, unwritten);
  }
  for (const ShadowArray& array : m_constants) addMissing(Finding::Kind::NeverRead, array, unread);
  for (const ShadowArray& array : m_shared) collectUnread(array);
  // A value lost in a race is unread because of the race.
  std::erase_if(m_unread, [&](const Finding& store) {
    return std::ranges::any_of(m_findings, [&](const Finding& known) {
      return known.kind == Finding::Kind::Race && known.memory == store.memory &&
             (known.where == store.where || known.otherWhere == store.where);
    });
  });
  m_findings.insert(m_findings.end(), m_unread.begin(), m_unread.end());
  m_unread.clear();
}

void Checker::addMissing(Finding::Kind kind, const ShadowArray& array, bool (*isMissing)(const ShadowCell& cell)) {
  // The first element that was skipped, and the nearest one that was not.
  const auto accessOf = [&](const ShadowCell& cell) {
    return kind == Finding::Kind::NeverWritten ? cell.write : cell.reads[0];
  };
  const auto isThere = [&](const ShadowCell& cell) { return accessOf(cell).launch != 0; };
  const auto cells = array.cells();
  const auto missing = std::ranges::find_if(cells, isMissing);
  if (missing == cells.end()) return;
  const auto before = std::find_if(std::make_reverse_iterator(missing), cells.rend(), isThere);
  const auto behind = std::find_if(missing, cells.end(), isThere);
  if (before == cells.rend() && behind == cells.end()) return;
  const PastAccess past = accessOf(before != cells.rend() ? *before : *behind);
  Finding finding = findingAt(kind, array, *missing);
  finding.access = kind == Finding::Kind::NeverWritten ? "store" : "load";
  finding.where = lineOf(past.where);
  finding.who = idOf(past.block, past.thread);
  finding.times = std::ranges::count_if(cells, isMissing);
  m_findings.push_back(std::move(finding));
}

void Checker::collectUnread(const ShadowArray& array) {
  const auto isRead = [](const ShadowCell& cell) { return !cell.unread && cell.reads[0].launch != 0; };
  const auto cells = array.cells();
  const auto firstRead = std::ranges::find_if(cells, isRead);
  const ShadowCell* neighbour = firstRead == cells.end() ? nullptr : &*firstRead;
  for (const ShadowCell& cell : cells) {
    if (isRead(cell)) neighbour = &cell;
    if (!cell.unread) continue;
    Finding finding = findingAt(Finding::Kind::NeverRead, array, cell);
    finding.access = cell.write.atomic() ? "atomic" : "store";
    finding.where = lineOf(cell.write.where);
    finding.who = idOf(cell.write.block, cell.write.thread);
    if (neighbour != nullptr) {
      finding.otherAccess = "load";
      finding.otherWhere = lineOf(neighbour->reads[0].where);
      finding.other = idOf(neighbour->reads[0].block, neighbour->reads[0].thread);
    }
    addTo(m_unread, std::move(finding));
  }
}

Finding Checker::findingAt(Finding::Kind kind, const ShadowArray& array, const ShadowCell& cell) const {
  Finding finding;
  finding.kind = kind;
  finding.memory = array.name();
  finding.offset = (&cell - array.cells().data()) * static_cast<std::int64_t>(array.granule());
  finding.bytes = static_cast<int>(array.granule());
  finding.memoryBytes = static_cast<std::int64_t>(array.bytes());
  return finding;
}

}  // namespace warpbench::simulator
