// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

#include <vector>

#include "draw/drawing.h"

namespace warpbench::plots {

/// The user's vertical lines and texts inside the axis rect. A text stands right of its point, or left of it if there
/// is no room.
class OwnMarks {
 public:
  /// `lie`: bars are horizontal, so a mark's x runs downwards.
  OwnMarks(const PlotData& data, const Look& look, QCPAxisRect& axes, bool lie);

  /// The values of texts, which the y axis must show.
  std::vector<Shown> shown() const;
  void place();

 private:
  struct Mark {
    OwnMark own;
    QCPItemText* label = nullptr;
  };
  void addLine(const OwnMark& mark, const Look& look);
  void addDot(const OwnMark& mark, const Look& look);

  QCPAxisRect& m_axes;
  const bool m_lie;
  QCPAxis* m_x;
  QCPAxis* m_y;
  std::vector<Mark> m_marks;
};

}  // namespace warpbench::plots
