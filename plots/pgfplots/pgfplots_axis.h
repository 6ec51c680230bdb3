// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "axes/axis_range.h"
#include "data/series.h"
#include "draw/plot_view.h"
#include "pgfplots/pgfplots_layout.h"

/// The axes of a plot in pgfplots code.
namespace warpbench::plots::pgf {

/// The ranges and sizes of both axes.
struct Axes {
  double width = 0;   ///< of the axis rect, in logical pixels
  double height = 0;  ///< of the axis rect
  bool logX = false;
  bool logY = false;
  QCPRange x;
  QCPRange y;
  bool zoomed = false;  ///< part of the plot may be outside

  bool shows(double atX, double atY) const;
  /// The position of a value as a share of the axis.
  double shareOfX(double x) const;
  double shareOfY(double y) const;
};

/// Whether the axes are logarithmic.
bool isLogX(const PlotData& data, const ViewState& state);
bool isLogY(const PlotData& data, const ViewState& state);

/// The ranges that the user zoomed to, or those that show the whole plot with room for its labels.
Axes axesOf(const PlotData& data, const ViewState& state, const Layout& layout);

bool canShow(const Axes& axes, const Series& series, const SeriesPoint& point);

/// The axis options: size, ranges, titles and ticks.
std::string axisOptions(const PlotData& data, const Axes& axes);

}  // namespace warpbench::plots::pgf
