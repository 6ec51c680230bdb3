// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

#include <vector>

namespace warpbench::plots {

/// A value that an axis must show, and the pixels that are needed beyond it, for a label or half a marker.
struct Shown {
  double value = 0;
  double pixels = 0;
};

/// The range of a y axis of `length` pixels: from zero, or from a round number below where it is logarithmic, to where
/// all values and what is above them fit. Values that cannot be shown are passed over.
QCPRange valueRange(const std::vector<Shown>& values, double length, bool logarithmic);

/// The same for ratios: what lies below `middle` has its pixels below it.
QCPRange rangeAround(double middle, const std::vector<Shown>& values, double length, bool logarithmic);

/// The range of an x axis of `length` pixels that shows all values with `pixels` on either side.
QCPRange sweepRange(const std::vector<double>& values, double length, double pixels, bool logarithmic);

}  // namespace warpbench::plots
