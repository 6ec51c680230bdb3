// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

#include "draw/drawing.h"
#include "look/legend_entries.h"

namespace warpbench::plots {

/// "copy: at or below zero, so left out of the logarithmic plot: 1 of 3".
QString leftOutText(const Series& series, int leftOut);

/// A line with markers for each series over a swept parameter, and a legend. A roofline has markers only.
class LinesPlot : public Drawing {
 public:
  /// Draws into `axes`. Both references must outlive this object.
  LinesPlot(const PlotData& data, const Look& look, QCPAxisRect& axes, QCPLegend& legend);

  void fitLabels() override;
  std::vector<Shown> shown() const override;
  QCPRange xRange() const override;
  std::optional<PointId> at(const QPointF& pixel) const override;
  QPointF pixelOf(const PointId& point) const override;
  std::vector<PointId> points() const override { return m_points; }
  QStringList notes() const override { return m_notes; }
  void place() override;

 private:
  void addSeries(std::size_t index, Emphasis emphasis, QCPLegend& legend);
  /// Draws a dash at each point's ideal.
  void addIdeals(const Series& series, const QColor& colour);
  /// Draws a line at the slider's position, and rings around the points there.
  void addPosition(const QStringList& keys);
  void addRing(const Series& series, const SeriesPoint& one, const QColor& colour);
  /// Marks a point that has warnings; its tooltip lists them.
  void addMark(const SeriesPoint& one);
  /// Writes the value of the best point next to it.
  void addBest();
  bool canShow(const Series& series, const SeriesPoint& point) const;
  const SeriesPoint& point(const PointId& id) const { return m_data.series[id.series].points[id.point]; }

  const PlotData& m_data;
  const Look& m_look;
  QCPAxisRect& m_axes;
  QCPAxis* m_x;
  QCPAxis* m_y;
  std::vector<double> m_xs;       ///< of the visible points
  std::vector<PointId> m_points;  ///< visible points, by x
  QStringList m_notes;
  std::optional<PointId> m_best;
  QCPItemText* m_bestValue = nullptr;
};

}  // namespace warpbench::plots
