// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "data/series.h"
#include "look/plot_parts.h"

namespace warpbench::plots {

/// A plot of a session, and the name of its file without an ending: "transpose-bandwidth".
struct PlannedPlot {
  QString name;
  PlotData data;
  PlotWords words;  ///< of a person's own
};

/// All views of all families of the session that have something to show, in the order of its results and of the tabs.
/// Names are safe on any file system and differ from each other in any case. Takes no widget: any thread can do it.
std::vector<PlannedPlot> plannedPlots(const Session& session);

}  // namespace warpbench::plots
