// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

#include "draw/drawing.h"

namespace warpbench::plots {

/// Overlaid distributions drawn as steps, each with its median and quartiles marked, and a legend.
class DistributionPlot : public Drawing {
 public:
  /// Draws into `axes`. Both references must outlive this object.
  DistributionPlot(const PlotData& data, const Look& look, QCPAxisRect& axes, QCPLegend& legend);

  void fitLabels() override;
  std::vector<Shown> shown() const override;
  QCPRange xRange() const override;
  std::optional<PointId> at(const QPointF& pixel) const override;
  QPointF pixelOf(const PointId& point) const override;
  std::vector<PointId> points() const override;
  QStringList notes() const override { return m_notes; }

 private:
  void addSteps(const Series& series, QCPLegend& legend);
  void addMarks(const Series& series);
  bool canShow(const SeriesPoint& bin) const;

  const PlotData& m_data;
  const Look& m_look;
  const QStringList m_keys;  ///< rows of the legend
  QCPAxisRect& m_axes;
  QCPAxis* m_x;
  QCPAxis* m_y;
  QStringList m_notes;
};

}  // namespace warpbench::plots
