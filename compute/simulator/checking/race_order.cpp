// SPDX-License-Identifier: GPL-3.0-or-later
// Which of the two accesses of a race comes first in the program: blocks run one warp after the other here, so that a
// thread may be a round of a loop ahead.
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
  // Lines of the function that the array is declared in; elsewhere their order tells nothing.
  const auto isHere = [&](const SourceLine& line) {
    return !line.file.empty() && line.file == declared.file && line.line >= declared.line;
  };
  if (!isHere(barrier) || !isHere(race.where) || !isHere(race.otherWhere)) return race;
  // Both came after the barrier: a line above it in the next round of the loop, after all lines below it. Lanes of a
  // warp run in step, so that their lines below it came as they do on a GPU.
  const auto place = [&](const SourceLine& line) { return std::pair(line.line < barrier.line, line.line); };
  const bool isBelow = race.otherWhere.line >= barrier.line;
  if (place(race.where) < place(race.otherWhere) && !(inWarp && isBelow)) swapAccesses(race);
  return race;
}

void Checker::addRaceOfBlank(const Finding& store) {
  Finding race = store;
  if (race.access == "store") swapAccesses(race);  // unless it is told of the load already
  race.times = 0;  // it was counted before
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
