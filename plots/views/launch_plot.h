// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "data/series.h"
#include "program/report/launch_rows.h"

/// The launches of a CUDA program as a plot.
namespace warpbench::plots {

/// The quantity that the plot shows.
enum class LaunchFigure {
  Time,
  Sectors,     ///< per request to global memory, with the ideal
  Wavefronts,  ///< per request to shared memory, with the ideal
  Efficiency,  ///< requested bytes / transferred bytes, in %
  Roofline,    ///< points instead of bars
  Timeline,    ///< includes copies
};
inline constexpr LaunchFigure kLaunchFigures[] = {LaunchFigure::Time,       LaunchFigure::Sectors,
                                                  LaunchFigure::Wavefronts, LaunchFigure::Efficiency,
                                                  LaunchFigure::Roofline,   LaunchFigure::Timeline};
QString launchFigureTitle(LaunchFigure figure);

/// A bar for each row of the table, in its kernel's colour. If there are very many rows, draws the first ones and adds
/// a note. A roofline has a point per row, and the timeline a span per piece of work. Rows without the figure have no
/// point. The points' result indices refer to `rows`, in the timeline to ProgramReport::timeline.
PlotData launchPlot(const program::ProgramReport& report, const std::vector<program::LaunchRow>& rows,
                    LaunchFigure figure);

}  // namespace warpbench::plots
