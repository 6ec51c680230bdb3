// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/remaining_time.h"

#include <algorithm>

namespace warpbench {
namespace {

/// About all variants at a few values of a sweep.
constexpr int kRemembered = 16;

}  // namespace

std::optional<double> RemainingTime::at(double seconds, int pointsDone, int pointsTotal, double pointShare) {
  if (pointsDone > m_pointsDone) {
    const double each = (seconds - m_lastEnd) / (pointsDone - m_pointsDone);
    while (m_pointsDone < pointsDone) m_perPoint += (each - m_perPoint) / std::min(++m_pointsDone, kRemembered);
    m_lastEnd = seconds;
  }
  if (pointsDone <= 0 || !(m_lastEnd > 0)) return std::nullopt;
  const double perPoint = m_perPoint;
  // A reported share may grow unevenly, so use the time spent on the point, up to the time per point.
  const double inWork = pointShare > 0 ? std::min(seconds - m_lastEnd, perPoint) : 0;
  return std::max(0.0, perPoint * (pointsTotal - pointsDone) - inWork);
}

}  // namespace warpbench
