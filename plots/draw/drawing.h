// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QStringList>
#include <cstddef>
#include <optional>
#include <vector>

#include "axes/axis_range.h"
#include "data/series.h"
#include "draw/plot_parts.h"
#include "draw/theme.h"

namespace warpbench::plots {

/// How a plot is to look.
struct Look {
  Theme theme = Theme::Light;
  Fonts fonts;
  bool logX = false;
  bool logY = false;
  std::vector<std::size_t> highlighted;  ///< result indices
  QStringList hidden = {};               ///< rows of the legend, see legend_entries.h
  QString emphasised = {};               ///< a row of the legend; empty: none
  PlotParts parts = {};
  bool briefNotes = false;              ///< one line, which sums them up
  std::optional<double> position = {};  ///< x of where the experiment's slider stands
};

/// A point of a PlotData: indices of its series and in it.
struct PointId {
  std::size_t series = 0;
  std::size_t point = 0;
  bool operator==(const PointId&) const = default;
};

/// The series of a plot inside an axis rect, as bars or as lines. The steps of the layout call it in this order:
/// fitLabels when the width is known, shown and xRange when the height is as well, place when the axes are final.
class Drawing {
 public:
  virtual ~Drawing() = default;

  virtual void fitLabels() {}
  virtual std::vector<Shown> shown() const = 0;
  virtual QCPRange xRange() const = 0;
  virtual void place() {}

  /// The point under a pixel of the plot.
  virtual std::optional<PointId> at(const QPointF& pixel) const = 0;
  /// Where a point is drawn.
  virtual QPointF pixelOf(const PointId& point) const = 0;
  /// All points drawn, from left to right.
  virtual std::vector<PointId> points() const = 0;
  /// What could not be drawn.
  virtual QStringList notes() const = 0;
};

}  // namespace warpbench::plots
