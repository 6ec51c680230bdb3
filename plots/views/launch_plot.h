// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "data/series.h"
#include "program/report/launch_rows.h"

/// The launches of a CUDA program as a plot.
namespace warpbench::plots {

/// What the plot shows.
enum class LaunchFigure {
  Time,
  Sectors,     ///< for each request to global memory, beside the ideal
  Wavefronts,  ///< for each request to shared memory, beside the ideal
  Efficiency,  ///< bytes asked for / bytes moved, in %
  Roofline,    ///< points, not bars
  Timeline,    ///< of copies, too
};
inline constexpr LaunchFigure kLaunchFigures[] = {LaunchFigure::Time,       LaunchFigure::Sectors,
                                                  LaunchFigure::Wavefronts, LaunchFigure::Efficiency,
                                                  LaunchFigure::Roofline,   LaunchFigure::Timeline};
QString launchFigureTitle(LaunchFigure figure);

/// A bar for each row of the table, or for the first of very many, which a note says; a colour for each kernel. In a
/// roofline, a point for each row. Rows without the figure have none. The points' result indices are those of the rows;
/// in the timeline, which has a span for each piece of work, those of ProgramReport::timeline.
PlotData launchPlot(const program::ProgramReport& report, const std::vector<program::LaunchRow>& rows,
                    LaunchFigure figure);

}  // namespace warpbench::plots
