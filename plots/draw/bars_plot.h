// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

#include "draw/drawing.h"

namespace warpbench::plots {

/// One bar per variant, with the category's label below and the value above it. Horizontal bars have labels on the left
/// and values at their ends. Bars of several groups, such as devices, stand side by side, and a legend names the
/// groups.
class BarsPlot : public Drawing {
 public:
  /// Draws into `axes`. Both references must outlive this object.
  BarsPlot(const PlotData& data, const Look& look, QCPAxisRect& axes, QCPLegend& legend);

  void fitLabels() override;
  std::vector<Shown> shown() const override;
  QCPRange xRange() const override;
  void place() override;
  std::optional<PointId> at(const QPointF& pixel) const override;
  QPointF pixelOf(const PointId& point) const override;
  std::vector<PointId> points() const override;
  QStringList notes() const override { return m_notes; }

 private:
  struct Bar {
    PointId id;
    double key = 0;  ///< of its middle, in categories
    QCPBars* bars = nullptr;
    QCPItemText* value = nullptr;
  };

  void arrange();
  /// @param keys rows of the legend.
  void addSeries(std::size_t index, const QStringList& keys);
  void addIdeal(const Bar& bar, double ideal);
  void addLegend(QCPLegend& legend);
  /// The value where bars begin.
  double ground() const;
  /// Whether the bar extends downwards from ground().
  bool hangs(const SeriesPoint& point) const { return m_data.around && point.y < *m_data.around; }
  /// The end of the bar with its whisker; the value stands beyond it.
  double endOf(const SeriesPoint& point) const;
  QPointF coords(double key, double value) const { return m_lies ? QPointF(value, key) : QPointF(key, value); }
  void fitRows();
  void fitValues();
  void fitCategories();

  const PlotData& m_data;
  const Look& m_look;
  QCPAxisRect& m_axes;
  const bool m_lies;
  QCPAxis* m_keys;    ///< along the categories
  QCPAxis* m_values;  ///< along the bars
  QSharedPointer<QCPAxisTickerText> m_ticker;
  std::vector<Bar> m_bars;  ///< by key
  bool m_showValues = true;
  double m_width = 0;        ///< of a bar, in categories
  bool m_alone = false;      ///< each bar has its category to itself
  double m_valueHeight = 0;  ///< pixels beyond a bar for its value
  QStringList m_notes;
};

}  // namespace warpbench::plots
