// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

#include <vector>

#include "axes/axis_range.h"
#include "data/series.h"
#include "look/look.h"

namespace warpbench::plots {

/// The dashed slopes of a roofline, with labels along them: above the peak's slope and below the copy's, because the
/// two are close together.
class SlopeLines {
 public:
  SlopeLines(const PlotData& data, const Look& look, QCPAxisRect& axes);

  /// Places the labels along the visible parts of their lines.
  void place();

 private:
  struct Line {
    Slope slope;
    QCPItemText* label = nullptr;
  };
  void add(const Slope& slope, const Look& look);

  QCPAxisRect& m_axes;
  QCPAxis* m_x;
  QCPAxis* m_y;
  std::vector<Line> m_lines;
};

}  // namespace warpbench::plots
