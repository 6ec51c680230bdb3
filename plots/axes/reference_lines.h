// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

#include "axes/axis_range.h"
#include "data/series.h"
#include "look/look.h"

namespace warpbench::plots {

/// How a line of this kind is dashed: what was measured is dotted, a person's own is solid.
QList<qreal> roofDash(ReferenceLine::Kind kind);

/// Those of a plot's reference lines that are drawn, from the top down, and the labels of those that would squash the
/// data.
struct ChosenLines {
  std::vector<ReferenceLine> drawn;
  QStringList beyond;
  QString note() const;  ///< of those beyond; empty where there are none
  /// Leaves of GPUs' names in labels the models alone.
  void shorten();
};
ChosenLines chosenLines(const PlotData& data, bool logY);

/// The label of a line, in pixels from the top down.
struct LineLabel {
  double lineY = 0;
  double y = 0;  ///< its middle
  double height = 0;
};
/// Moves labels, whose lines are in order from the top down, apart from each other and between `top` and `bottom`.
void standApart(std::vector<LineLabel>& labels, double top, double bottom);

/// A plot's reference lines, dashed, with their labels to the right of the axis rect, or above it where bars lie: there no
/// bar, point or value can be. A line that would squash the data is left to a note, but for a person's own.
class ReferenceLines {
 public:
  /// `lie`: bars do, and the lines stand.
  ReferenceLines(const PlotData& data, const Look& look, QCPAxisRect& axes, bool lie);

  /// Breaks the labels' lines to suit a plot of this width, so that all stand one below the other in `height`; the
  /// pixels that they need beside the axis rect, or above it. 0: there is no room for them, so neither lines nor labels are shown.
  int fitLabels(int plotWidth, int height);
  /// The lines' values, which the y axis must show.
  std::vector<Shown> shown() const;
  /// Sets the labels beside their lines, apart from each other.
  void place();
  QStringList notes() const { return m_notes; }

 private:
  struct Line {
    ReferenceLine reference;
    QCPItemLine* line = nullptr;
    QCPItemLine* leader = nullptr;  ///< from the line to a label that had to move
    QCPItemText* label = nullptr;
  };
  /// Breaks the labels' lines so; the pixels that they then need.
  QSize wrapLabels(int widest);
  void add(const ReferenceLine& reference, const Look& look, const QString& layer);

  void placeAbove();

  QCPAxisRect& m_axes;
  const bool m_lie;
  QCPAxis* m_values;
  std::vector<Line> m_lines;  ///< from the top down
  bool m_shown = true;
  QStringList m_notes;
};

}  // namespace warpbench::plots
