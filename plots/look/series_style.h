// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

#include "data/series.h"
#include "look/legend_entries.h"
#include "look/theme.h"

namespace warpbench::plots {

/// How a series is drawn as a line. The variant sets the colour (unless the user chose one), marker and dash, so that
/// readers need not rely on one of them. The group opens the marker and changes the dash. A group drawn on top of
/// another is darker, so that equal lines are both visible.
struct LineStyle {
  QPen pen;
  QCPScatterStyle marker;
};
LineStyle lineStyle(const Series& series, Theme theme, Emphasis emphasis = Emphasis::None);

/// How a series is drawn as bars: the variant sets the colour and the group lightens it.
struct BarStyle {
  QPen pen;
  QBrush brush;
};
BarStyle barStyle(const Series& series, Theme theme, Emphasis emphasis = Emphasis::None);

/// The swatch of a row in a legend of bars: the bars' own look or, if they have many colours, the first series' with
/// the row's lightness.
BarStyle swatchFor(const PlotData& data, const QString& row, Theme theme, Emphasis emphasis = Emphasis::None);

}  // namespace warpbench::plots
