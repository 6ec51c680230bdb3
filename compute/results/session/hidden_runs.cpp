// SPDX-License-Identifier: GPL-3.0-or-later
#include "results/session/hidden_runs.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace warpbench {

Session withoutHiddenRuns(Session session) {
  std::vector<bool> hidden(session.results.size());
  for (const RunRecord& run : session.runs)
    for (const std::size_t index : run.results) hidden.at(index) = !run.shown;
  if (std::ranges::find(hidden, false) != hidden.end()) {
    Results shown;
    for (std::size_t i = 0; i < hidden.size(); ++i)
      if (!hidden[i]) shown.push_back(std::as_const(session.results)[i]);
    session.results = std::move(shown);
  }
  session.runs.clear();
  return session;
}

}  // namespace warpbench
