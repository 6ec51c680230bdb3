// SPDX-License-Identifier: GPL-3.0-or-later
#include "axes/axis_range.h"

#include <algorithm>
#include <cmath>

namespace warpbench::plots {
namespace {

/// The share of an axis that `pixels` take, limited so that a tiny plot keeps room for its data.
double shareOf(double pixels, double length) { return std::min(pixels / std::max(length, 1.0), 0.6); }

/// The largest 1, 2 or 5 times a power of ten that does not exceed `value`.
double roundBelow(double value) {
  const double decade = std::pow(10, std::floor(std::log10(value)));
  for (const double digit : {5.0, 2.0})
    if (digit * decade <= value) return digit * decade;
  return decade;
}

constexpr double kHalfMarker = 6;  ///< pixels

bool usable(double value, bool logarithmic) { return std::isfinite(value) && (!logarithmic || value > 0); }

}  // namespace

QCPRange valueRange(const std::vector<Shown>& values, double length, bool logarithmic) {
  double smallest = 0;
  bool any = false;
  for (const Shown& shown : values) {
    if (!usable(shown.value, logarithmic)) continue;
    smallest = any ? std::min(smallest, shown.value) : shown.value;
    any = true;
  }
  if (!any) return logarithmic ? QCPRange(1, 10) : QCPRange(0, 1);

  const auto place = [&](double value) { return logarithmic ? std::log10(value) : value; };
  const auto topAbove = [&](double ground) {
    double top = ground;
    for (const Shown& shown : values)
      if (usable(shown.value, logarithmic))
        top = std::max(top, ground + (place(shown.value) - ground) / (1 - shareOf(shown.pixels, length)));
    return top > ground ? top : ground + 1;
  };
  if (!logarithmic) {
    const double lower = std::min(0.0, smallest);
    return {lower, topAbove(lower)};
  }
  // A marker on a round smallest value would be cut off, so the axis starts one step lower.
  double lower = roundBelow(smallest);
  double ground = std::log10(lower);
  if ((place(smallest) - ground) * length < kHalfMarker * (topAbove(ground) - ground)) {
    lower = roundBelow(std::nextafter(lower, 0));
    ground = std::log10(lower);
  }
  return {lower, std::pow(10, topAbove(ground))};
}

QCPRange rangeAround(double middle, const std::vector<Shown>& values, double length, bool logarithmic) {
  const auto place = [&](double value) { return logarithmic ? std::log10(value) : value; };
  // Keeps nearly equal ratios from looking far apart.
  constexpr double kLeast = 0.05;
  double above = place(middle * (1 + kLeast)) - place(middle);
  double below = above;
  double pixelsAbove = 0;
  double pixelsBelow = 0;
  for (const Shown& shown : values) {
    if (!usable(shown.value, logarithmic)) continue;
    const double offset = place(shown.value) - place(middle);
    above = std::max(above, offset);
    below = std::max(below, -offset);
    double& pixels = offset < 0 ? pixelsBelow : pixelsAbove;
    pixels = std::max(pixels, shown.pixels);
  }
  const double shares = shareOf(pixelsAbove + pixelsBelow, length);
  const double whole = (above + below) / (1 - shares);
  const double most = std::max(pixelsAbove + pixelsBelow, 1.0);
  const double top = place(middle) + above + whole * shares * pixelsAbove / most;
  const double bottom = place(middle) - below - whole * shares * pixelsBelow / most;
  return logarithmic ? QCPRange(std::pow(10, bottom), std::pow(10, top)) : QCPRange(bottom, top);
}

QCPRange sweepRange(const std::vector<double>& values, double length, double pixels, bool logarithmic) {
  double first = 0;
  double last = 0;
  bool any = false;
  for (const double value : values) {
    if (!usable(value, logarithmic)) continue;
    const double place = logarithmic ? std::log2(value) : value;
    first = any ? std::min(first, place) : place;
    last = any ? std::max(last, place) : place;
    any = true;
  }
  if (!any) return logarithmic ? QCPRange(1, 2) : QCPRange(0, 1);
  if (first == last) {
    first -= 1;
    last += 1;
  }
  const double share = shareOf(2 * pixels, length);
  const double margin = (last - first) * share / (1 - share) / 2;
  return logarithmic ? QCPRange(std::exp2(first - margin), std::exp2(last + margin))
                     : QCPRange(first - margin, last + margin);
}

}  // namespace warpbench::plots
