// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

#include "document/session_document.h"
#include "plots/plots_panel.h"
#include "results/values/statistics.h"

namespace warpbench::test {

inline Result plotted(const std::string& family, const std::string& variant, double milliseconds) {
  Result result;
  result.family = family;
  result.variant = variant;
  result.device = "cuda:0";
  result.parameters.set(family == "matmul" ? "rows" : "width", std::int64_t{512});
  result.bytes = 1e6;
  result.time = summarise({milliseconds, 1.1 * milliseconds, 1.2 * milliseconds});
  result.bandwidthGbs = 1 / milliseconds;
  if (family == "matmul") {
    result.flops = 1e9;
    result.gflops = 1e3 / milliseconds;
  }
  Counters counters;
  counters.sampledBlocks = counters.totalBlocks = 1;
  counters.globalLoad = {.requests = 1, .sectors = 4, .lanes = 32, .bytes = 128};
  counters.activeLanesPerRequest = 16;
  result.counters = counters;
  return result;
}

inline Session someResults() {
  Session session;
  session.environment.add({.id = "cuda:0", .name = "NVIDIA H200"});
  session.results = {plotted("transpose", "copy", 1), plotted("transpose", "naive", 4),
                     plotted("transpose", "swizzled", 2), plotted("matmul", "naive", 6), plotted("matmul", "tiled", 3)};
  return session;
}

/// A panel with a session of two families, transpose in front.
struct PlotsFixture {
  PlotsFixture() : panel(document) {
    document.replace(someResults(), QStringLiteral("/some/today.json"));
    panel.resize(700, 500);
    panel.showFamily("transpose");
    panel.show();
  }
  QComboBox* choice(const char* name) { return panel.findChild<QComboBox*>(QLatin1String(name)); }
  bool hasTab(plots::View view) const { return panel.isTabVisible(static_cast<int>(view)); }
  /// y of the first point of each series.
  QList<double> values(plots::View view) {
    QList<double> list;
    for (const plots::Series& series : panel.view(view)->data().series) list << series.points.at(0).y;
    return list;
  }

  gui::SessionDocument document;
  gui::PlotsPanel panel;
};

}  // namespace warpbench::test
