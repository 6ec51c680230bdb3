// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/quantity.h"

#include <cmath>
#include <initializer_list>

namespace warpbench {
namespace {

Number inLargestUnit(double value, double step, std::initializer_list<const char*> units) {
  auto unit = units.begin();
  for (; unit + 1 != units.end() && value >= step; ++unit) value /= step;
  return {value, *unit};
}

}  // namespace

Number durationNumber(double milliseconds) { return inLargestUnit(milliseconds * 1e6, 1e3, {"ns", "us", "ms"}); }

Number sizeNumber(double bytes) { return inLargestUnit(bytes, 1024, {"bytes", "KiB", "MiB", "GiB"}); }

double shownValue(double value) {
  const double scale = std::pow(10, decimalsOf(value));
  return std::round(value * scale) / scale;
}

double shownDuration(double milliseconds) {
  const double number = durationNumber(milliseconds).value;
  return number > 0 ? milliseconds * (shownValue(number) / number) : milliseconds;
}

}  // namespace warpbench
