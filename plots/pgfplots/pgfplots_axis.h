// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "axes/axis_range.h"
#include "data/series.h"
#include "draw/plot_view.h"

/// The axes of a plot in the words of pgfplots.
namespace warpbench::plots::pgf {

/// What both axes show.
struct Axes {
  bool logX = false;
  bool logY = false;
  QCPRange x;
  QCPRange y;
  bool zoomed = false;  ///< some of the plot may be outside

  bool shows(double atX, double atY) const;
  /// Where a value stands, as a share of the axis.
  double shareOfY(double y) const;
};

/// Of the picture's axis rect, in logical pixels.
inline constexpr double kWidth = 540;
inline constexpr double kHeight = 320;

/// The ranges that a person zoomed to, or those that show all of the plot with the room that its labels need.
Axes axesOf(const PlotData& data, const ViewState& state);

bool canShow(const Axes& axes, const Series& series, const SeriesPoint& point);

/// The options of the axis: its size, ranges, titles and ticks.
std::string axisOptions(const PlotData& data, const Axes& axes);

}  // namespace warpbench::plots::pgf
