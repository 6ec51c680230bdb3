// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

#include "draw/drawing.h"
#include "look/legend_entries.h"

namespace warpbench::plots {

/// "copy: at or below zero, so left out of the logarithmic plot: 1 of 3".
QString leftOutText(const Series& series, int leftOut);

/// A line with markers for each series over a swept parameter, and a legend; in a roofline the markers alone.
class LinesPlot : public Drawing {
 public:
  /// Draws into `axes`. Both must live as long.
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
  /// A dash at each point's ideal.
  void addIdeals(const Series& series, const QColor& colour);
  /// A line at the slider's place, and rings about the points there.
  void addPosition(const QStringList& keys);
  void addRing(const Series& series, const SeriesPoint& one, const QColor& colour);
  /// Above a point that has warnings; its tooltip says which.
  void addMark(const SeriesPoint& one);
  /// The value of the best point.
  void addBest();
  bool canShow(const Series& series, const SeriesPoint& point) const;
  const SeriesPoint& point(const PointId& id) const { return m_data.series[id.series].points[id.point]; }

  const PlotData& m_data;
  const Look& m_look;
  QCPAxisRect& m_axes;
  QCPAxis* m_x;
  QCPAxis* m_y;
  std::vector<double> m_xs;       ///< of the points that can be shown
  std::vector<PointId> m_points;  ///< those that can be shown, by x
  QStringList m_notes;
  std::optional<PointId> m_best;
  QCPItemText* m_bestValue = nullptr;
};

}  // namespace warpbench::plots
