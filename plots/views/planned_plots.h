// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "data/series.h"
#include "look/plot_parts.h"

namespace warpbench::plots {

/// A plot of a session, and its file name without an ending: "transpose-bandwidth".
struct PlannedPlot {
  QString name;
  PlotData data;
  PlotWords words;  ///< the user's own
};

/// All non-empty views of all families, in the order of the session's results and of the tabs. Names are safe on every
/// file system and differ even if case is ignored. Uses no widget, so any thread can call it.
std::vector<PlannedPlot> plannedPlots(const Session& session);

}  // namespace warpbench::plots
