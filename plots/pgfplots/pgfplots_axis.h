// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "axes/axis_range.h"
#include "data/series.h"
#include "draw/plot_view.h"
#include "pgfplots/pgfplots_layout.h"

/// The axes of a plot in the words of pgfplots.
namespace warpbench::plots::pgf {

/// What both axes show, and how large they are.
struct Axes {
  double width = 0;   ///< of the axis rect, in logical pixels
  double height = 0;  ///< of the same
  bool logX = false;
  bool logY = false;
  QCPRange x;
  QCPRange y;
  bool zoomed = false;  ///< some of the plot may be outside

  bool shows(double atX, double atY) const;
  /// Where a value stands, as a share of the axis.
  double shareOfX(double x) const;
  double shareOfY(double y) const;
};

/// Whether they are logarithmic.
bool isLogX(const PlotData& data, const ViewState& state);
bool isLogY(const PlotData& data, const ViewState& state);

/// The ranges that a person zoomed to, or those that show all of the plot with the room that its labels need.
Axes axesOf(const PlotData& data, const ViewState& state, const Layout& layout);

bool canShow(const Axes& axes, const Series& series, const SeriesPoint& point);

/// The options of the axis: its size, ranges, titles and ticks.
std::string axisOptions(const PlotData& data, const Axes& axes);

}  // namespace warpbench::plots::pgf
