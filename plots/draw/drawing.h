// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QStringList>
#include <cstddef>
#include <optional>
#include <vector>

#include "axes/axis_range.h"
#include "data/series.h"
#include "look/look.h"

namespace warpbench::plots {

/// The series of a plot inside an axis rect, as bars or lines. The layout steps call it in this order: fitLabels once
/// the width is known, shown and xRange once the height is known, place once the axes are final.
class Drawing {
 public:
  virtual ~Drawing() = default;

  virtual void fitLabels() {}
  virtual std::vector<Shown> shown() const = 0;
  virtual QCPRange xRange() const = 0;
  virtual void place() {}

  /// The point under a pixel of the plot.
  virtual std::optional<PointId> at(const QPointF& pixel) const = 0;
  /// The pixel at which a point is drawn.
  virtual QPointF pixelOf(const PointId& point) const = 0;
  /// All points drawn, from left to right.
  virtual std::vector<PointId> points() const = 0;
  /// Notes about results that could not be drawn.
  virtual QStringList notes() const = 0;
};

}  // namespace warpbench::plots
