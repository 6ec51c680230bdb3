// SPDX-License-Identifier: GPL-3.0-or-later
// Decides which of a race's two accesses comes first in the program. The simulator runs a block's warps one after the
// other, so a thread may be an iteration ahead.
#include <algorithm>
#include <utility>

#include "simulator/checking/checker.h"

namespace warpbench::simulator {

void Checker::swapAccesses(Finding& race) {
  std::swap(race.access, race.otherAccess);
  std::swap(race.where, race.otherWhere);
  std::swap(race.who, *race.other);
}

Finding Checker::inOrderOfProgram(Finding race, const ShadowArray& array, bool inWarp) const {
  const SourceLine& declared = array.declaration();
  const SourceLine& barrier = m_barrier == 0 ? declared : lineOf(m_barrier);
  // Only lines of the function that declares the array count: the order of other lines means nothing.
  const auto isHere = [&](const SourceLine& line) {
    return !line.file.empty() && line.file == declared.file && line.line >= declared.line;
  };
  if (!isHere(barrier) || !isHere(race.where) || !isHere(race.otherWhere)) return race;
  // Both accesses followed the barrier, so a line above it belongs to the loop's next iteration and comes after all
  // lines below it. Lanes of a warp run in step, so their lines below the barrier already come in the order of a GPU.
  const auto place = [&](const SourceLine& line) { return std::pair(line.line < barrier.line, line.line); };
  const bool isBelow = race.otherWhere.line >= barrier.line;
  if (place(race.where) < place(race.otherWhere) && !(inWarp && isBelow)) swapAccesses(race);
  return race;
}

void Checker::addRaceOfBlank(const Finding& store) {
  Finding race = store;
  if (race.access == "store") swapAccesses(race);  // unless the load is already the first access
  race.times = 0;  // it has been counted already
  const auto told = std::ranges::find_if(m_findings, [&](const Finding& known) {
    return known.kind == Finding::Kind::Uninitialised && known.where == race.where && known.memory == race.memory;
  });
  if (told != m_findings.end()) {
    race.times = told->times;
    m_findings.erase(told);
  }
  add(std::move(race));
}

}  // namespace warpbench::simulator
