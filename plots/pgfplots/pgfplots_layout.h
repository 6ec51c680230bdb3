// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSizeF>

#include "data/series.h"
#include "look/plot_parts.h"

namespace warpbench::plots::pgf {

/// How a picture's room is distributed, in logical pixels.
struct Layout {
  double width = 0;   ///< of the axis rect
  double height = 0;  ///< of the axis rect
  double whole = 0;   ///< width of the picture
  int legendColumns = 1;
};

/// The axis rect that leaves the rest of a sheet for the surrounding texts. Only TeX knows the letter widths, so the
/// picture may be some percent higher or lower than the sheet.
/// @param lines whether labels of reference lines are next to the axes.
Layout layoutOf(const PlotData& data, PlotParts::Legend legend, bool lines, QSizeF sheet);

/// Whether bar names fit side by side below the bars, rather than slanted.
bool categoriesFit(const PlotData& data, double width);

}  // namespace warpbench::plots::pgf
