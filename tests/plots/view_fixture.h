// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

#include <QTest>

#include "draw/plot_view.h"
#include "plots/sample_results.h"

/// A visible plot view, for tests of its drawing and interaction.
namespace warpbench::plots::samples {

constexpr QSize kSize(900, 560);

template <typename Plottable>
QList<Plottable*> plottables(const PlotView& view) {
  QList<Plottable*> found;
  for (int i = 0; i < view.plot()->plottableCount(); ++i)
    if (auto* plottable = qobject_cast<Plottable*>(view.plot()->plottable(i))) found << plottable;
  return found;
}

inline QPoint pixelOf(const PlotView& view, double x, double y) {
  return QPointF(view.plot()->xAxis->coordToPixel(x), view.plot()->yAxis->coordToPixel(y)).toPoint();
}

/// Drawn once, so that positions are those on the screen.
inline void show(PlotView& view, const PlotData& data) {
  view.resize(kSize);
  view.setData(data);
  view.show();
  QVERIFY(QTest::qWaitForWindowExposed(&view));
  view.plot()->replot();
}

}  // namespace warpbench::plots::samples
