// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

#include "draw/drawing.h"

namespace warpbench::plots {

/// One bar for each variant, with the category's label under it and its value above; lying ones have their labels at the
/// left and their values at their ends. Bars of several groups, such as devices, are side by side, and then a legend
/// tells the groups apart.
class BarsPlot : public Drawing {
 public:
  /// Draws into `axes`. Both must live as long.
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
  /// @param keys of the legend.
  void addSeries(std::size_t index, const QStringList& keys);
  void addIdeal(const Bar& bar, double ideal);
  void addLegend(QCPLegend& legend);
  /// What bars begin at.
  double ground() const;
  /// The bar reaches down from there.
  bool hangs(const SeriesPoint& point) const { return m_data.around && point.y < *m_data.around; }
  /// The bar's end with its whisker, beyond which its value stands.
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
  double m_valueHeight = 0;  ///< pixels beyond a bar that its value takes
  QStringList m_notes;
};

}  // namespace warpbench::plots
