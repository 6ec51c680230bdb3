// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "document/session_document.h"

namespace warpbench::test {

inline Result runResult(const std::string& family, const std::string& variant, std::int64_t width, double figure = 1) {
  Result result{.family = family, .variant = variant, .device = "cuda:0"};
  result.parameters.set(family == "matmul" ? "rows" : "width", width);
  result.time = TimeStatistics{.median = 1 / figure, .q1 = 1 / figure, .q3 = 1 / figure};
  result.bandwidthGbs = figure;
  result.gflops = figure;
  return result;
}

inline std::vector<bool> shownOf(const gui::SessionDocument& document) {
  std::vector<bool> shown;
  for (const gui::SessionRuns::Run& run : document.runs().runs()) shown.push_back(run.shown);
  return shown;
}

using Shown = std::vector<bool>;

/// Three results of a first run and two of a second one, at the same points.
struct TwoRuns {
  TwoRuns() {
    for (const std::int64_t width : {64, 128, 256}) document.append(runResult("transpose", "naive", width, 10));
    document.runs().begin();
    for (const std::int64_t width : {64, 128}) document.append(runResult("transpose", "naive", width, 20));
  }
  gui::SessionDocument document;
};

}  // namespace warpbench::test
