// SPDX-License-Identifier: GPL-3.0-or-later
// The room that a story's moments need.
#include <algorithm>
#include <set>

#include "memory/memory_layout.h"

namespace warpbench::plots {
namespace {

/// Elements of a sector; at least one.
std::int64_t sectorElements(const StoryArray& array) {
  return std::max(1, simulator::kSectorBytes / array.elementBytes);
}

/// The letters of a line of code, including its place.
int lettersOf(const SourceLine& where, const MemoryStory& story) {
  return static_cast<int>(toText(where).english().size() + lineText(where, story.trace().point).size());
}

/// Adds the moment as a new kind, or raises the numbers of its kind to at least its own.
void include(std::vector<std::vector<ArrayRequests>>& kinds, std::vector<ArrayRequests> moment) {
  const auto same = std::ranges::find_if(kinds, [&](const std::vector<ArrayRequests>& kind) {
    return std::ranges::equal(kind, moment, &ArrayRequests::isLike);
  });
  if (same == kinds.end()) {
    for (ArrayRequests& each : moment) each.steps.clear();
    kinds.push_back(std::move(moment));
    return;
  }
  for (std::size_t i = 0; i < moment.size(); ++i) {
    ArrayRequests& known = (*same)[i];
    known.lanes = std::max(known.lanes, moment[i].lanes);
    known.requests = std::max(known.requests, moment[i].requests);
    // Sentences about conflicts are longer, so keep a conflict's numbers.
    if (moment[i].units > moment[i].ideal || known.units <= known.ideal) known.ideal = moment[i].ideal;
    known.units = std::max(known.units, moment[i].units);
  }
}

}  // namespace

MemoryNeeds needsOf(const MemoryStory& story) {
  MemoryNeeds needs;
  needs.touched.resize(story.arrays().size());
  std::set<std::pair<std::string_view, int>> lines;
  for (std::size_t i = 0; i < story.moments().size(); ++i) {
    const Moment& moment = story.moments()[i];
    needs.barriers |= moment.barrier;
    if (lines.emplace(moment.where.file, moment.where.line).second)
      needs.codeLetters = std::max(needs.codeLetters, lettersOf(moment.where, story));
    int rows = 0, pictures = 0;
    int warp = -1;
    for (const std::size_t at : moment.steps) {
      const TraceStep& step = story.trace().steps[at];
      if (step.barrier) continue;
      const StoryArray& array = story.arrays()[step.memory];
      const std::int64_t sector = sectorElements(array);
      for (const LaneAccess& access : story.accesses(step)) {
        std::int64_t first = access.first.index, last = first + access.elements - 1;
        if (simulator::isGlobal(step.kind)) first -= first % sector, last += sector - 1 - last % sector;
        include(needs.touched[step.memory], array, first, last);
      }
      if (warp < 0) warp = step.warp;
      if (!isShared(step.kind) || step.warp != warp) continue;
      ++pictures;
      int own = 0;
      for (const BankPart& part : bankParts(step)) own += part.wavefronts();
      needs.rowsOfBankPicture = std::max(needs.rowsOfBankPicture, own);
      rows += own;
    }
    needs.bankRows = std::max(needs.bankRows, rows);
    needs.bankPictures = std::max(needs.bankPictures, pictures);
    if (!moment.barrier) include(needs.sentences, requestsOf(story, moment));
  }
  // An array that the chosen warp never accesses gets one row.
  for (std::size_t i = 0; i < needs.touched.size(); ++i)
    if (needs.touched[i].rows == 0)
      needs.touched[i] = {0, 1, 0, std::min<std::int64_t>(story.arrays()[i].columns, simulator::kWarpSize)};
  needs.threadLines = story.threads() <= kThreadsWithLines ? story.threads() : 1;
  return needs;
}

}  // namespace warpbench::plots
