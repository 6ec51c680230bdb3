// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

#include <vector>

namespace warpbench::plots {

/// A value that an axis must show, and the pixels beyond it that a label or half a marker needs.
struct Shown {
  double value = 0;
  double pixels = 0;
};

/// The range of a y axis of `length` pixels. It starts at zero, or at a round number below the data on a logarithmic
/// axis, and ends where all values and their labels fit. Skips values that the axis cannot show.
QCPRange valueRange(const std::vector<Shown>& values, double length, bool logarithmic);

/// The range for ratios around `middle`. Values below `middle` need their pixels below them.
QCPRange rangeAround(double middle, const std::vector<Shown>& values, double length, bool logarithmic);

/// The range of an x axis of `length` pixels that shows all values with `pixels` on each side.
QCPRange sweepRange(const std::vector<double>& values, double length, double pixels, bool logarithmic);

}  // namespace warpbench::plots
