// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

#include <vector>

#include "axes/axis_range.h"
#include "data/series.h"
#include "look/look.h"

namespace warpbench::plots {

/// The slopes of a roofline, dashed, with their labels along them: above the peak's and below the copy's, which is not
/// far from it.
class SlopeLines {
 public:
  SlopeLines(const PlotData& data, const Look& look, QCPAxisRect& axes);

  /// Sets the labels where their lines are to be seen.
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
