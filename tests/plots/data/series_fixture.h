// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringList>

#include "catalogue/catalogue.h"
#include "plots/sample_results.h"

/// Queries of the tests of series to plot data.
namespace warpbench::plots::samples {

inline QList<double> xs(const Series& series) {
  QList<double> values;
  for (const SeriesPoint& point : series.points) values << point.x;
  return values;
}

inline QList<double> ys(const Series& series) {
  QList<double> values;
  for (const SeriesPoint& point : series.points) values << point.y;
  return values;
}

inline QStringList names(const PlotData& data) {
  QStringList texts;
  for (const Series& series : data.series) texts << series.name;
  return texts;
}

inline QString titleOf(const char* family) { return QString::fromStdString(findFamily(family)->title); }
inline QString titleOf(const char* family, const char* variant) {
  return QString::fromStdString(findFamily(family)->find(variant)->title);
}

}  // namespace warpbench::plots::samples
