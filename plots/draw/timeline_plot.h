// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

#include "draw/drawing.h"

namespace warpbench::plots {

/// Spans of time in rows, one colour per series, and a legend.
class TimelinePlot : public Drawing {
 public:
  /// Draws into `axes`. Both references must outlive this object.
  TimelinePlot(const PlotData& data, const Look& look, QCPAxisRect& axes, QCPLegend& legend);

  void fitLabels() override;
  std::vector<Shown> shown() const override { return {}; }  // the rows fill all of y
  QCPRange xRange() const override;
  std::optional<PointId> at(const QPointF& pixel) const override;
  QPointF pixelOf(const PointId& point) const override;
  std::vector<PointId> points() const override { return m_points; }
  QStringList notes() const override { return m_notes; }

 private:
  bool canShow(const SeriesPoint& span) const;

  const PlotData& m_data;
  const Look& m_look;
  QCPAxisRect& m_axes;
  QCPAxis* m_x;
  QCPAxis* m_y;
  std::vector<PointId> m_points;  ///< by x
  QStringList m_notes;
};

}  // namespace warpbench::plots
