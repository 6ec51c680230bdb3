// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "draw/drawing.h"

namespace warpbench::plots {

/// The positions of a plot's bars, in categories. Bars of one category stand side by side around its number.
struct BarPlaces {
  struct Place {
    PointId id;
    double key = 0;  ///< x of its middle
  };
  double width = 0;    ///< of each bar
  bool alone = false;  ///< each bar is alone in its category
  std::vector<Place> places;
};

BarPlaces barPlaces(const PlotData& data);

/// Whether to draw bars horizontally with their names on the left: if there are many, or their names do not fit below
/// them.
bool lieDown(const PlotData& data);

}  // namespace warpbench::plots
