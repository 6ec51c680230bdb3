// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

#include "data/series.h"
#include "look/legend_entries.h"
#include "look/theme.h"

namespace warpbench::plots {

/// How a series is drawn as a line: colour, where a person has chosen none, marker and dash follow from the variant, so
/// that none of the three alone has to tell them apart; the group opens the marker and changes the dash. A group that
/// is drawn on another is darker, so that equal lines are both seen.
struct LineStyle {
  QPen pen;
  QCPScatterStyle marker;
};
LineStyle lineStyle(const Series& series, Theme theme, Emphasis emphasis = Emphasis::None);

/// How a series is drawn as bars: the variant gives the colour, the group makes it lighter.
struct BarStyle {
  QPen pen;
  QBrush brush;
};
BarStyle barStyle(const Series& series, Theme theme, Emphasis emphasis = Emphasis::None);

/// What stands beside a row of a legend of bars: their own look or, where they have many colours, that of the first
/// series' with the row's lightness.
BarStyle swatchOf(const PlotData& data, const QString& row, Theme theme, Emphasis emphasis = Emphasis::None);

}  // namespace warpbench::plots
