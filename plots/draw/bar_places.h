// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "draw/drawing.h"

namespace warpbench::plots {

/// Where a plot's bars stand, in categories: those of one category side by side around its number.
struct BarPlaces {
  struct Place {
    PointId id;
    double key = 0;  ///< x of its middle
  };
  double width = 0;    ///< of each bar
  bool alone = false;  ///< each bar has its category to itself
  std::vector<Place> places;
};

BarPlaces barPlaces(const PlotData& data);

/// Whether bars lie, with their names at the left: where these are many, or too long to be whole below them.
bool lieDown(const PlotData& data);

}  // namespace warpbench::plots
