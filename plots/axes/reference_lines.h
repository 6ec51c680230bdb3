// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

#include "axes/axis_range.h"
#include "data/series.h"
#include "look/look.h"

namespace warpbench::plots {

/// The dash pattern of a line of this kind: dotted if measured, solid if the user added it.
QList<qreal> roofDash(ReferenceLine::Kind kind);

/// The reference lines to draw, from the top down, and the labels of those that would squash the data.
struct ChosenLines {
  std::vector<ReferenceLine> drawn;
  QStringList beyond;
  QString note() const;  ///< lists `beyond`; empty if there are none
  /// Shortens GPU names in labels to the model.
  void shorten();
};
ChosenLines chosenLines(const PlotData& data, bool logY);

/// The label of a line, in pixels from the top down.
struct LineLabel {
  double lineY = 0;
  double y = 0;  ///< of its middle
  double height = 0;
};
/// Moves labels apart and between `top` and `bottom`. Their lines are in order from the top down.
void standApart(std::vector<LineLabel>& labels, double top, double bottom);

/// A plot's dashed reference lines, with labels right of the axis rect, or above it if bars are horizontal, so that no
/// data lie behind them. A line that would squash the data becomes a note, unless the user added it.
class ReferenceLines {
 public:
  /// `lie`: bars are horizontal and the lines vertical.
  ReferenceLines(const PlotData& data, const Look& look, QCPAxisRect& axes, bool lie);

  /// Wraps the labels for a plot of this width so that all of them stack within `height`. Returns the pixels that they
  /// need to the right of the axis rect or above it, or 0 if they do not fit; lines and labels are then hidden.
  int fitLabels(int plotWidth, int height);
  /// The lines' values, which the y axis must show.
  std::vector<Shown> shown() const;
  /// Places the labels next to their lines without overlap.
  void place();
  QStringList notes() const { return m_notes; }

 private:
  struct Line {
    ReferenceLine reference;
    QCPItemLine* line = nullptr;
    QCPItemLine* leader = nullptr;  ///< from the line to a label that had to move
    QCPItemText* label = nullptr;
  };
  /// Wraps the labels at `widest` pixels and returns the size that they need.
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
