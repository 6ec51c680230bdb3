// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "data/series.h"
#include "look/look.h"

namespace warpbench::plots {

/// The text of the legend row of a series, which identifies it for hiding and emphasis: its name or, if bars are named
/// by categories, its group's distinction.
QString legendKey(const PlotData& data, const Series& series);

/// The legend's rows in order; none for bars with one group.
QStringList legendKeys(const PlotData& data);

/// How strongly a row's series are drawn.
enum class Emphasis { None, Strong, Faint };

/// Hidden rows are faint. If one row is emphasised, all others are faint.
Emphasis emphasisFor(const QString& key, const QStringList& keys, const Look& look);
/// The emphasis of a series in that row. A faded series is faint unless its row is emphasised.
Emphasis emphasisFor(const Series& series, const QString& key, const QStringList& keys, const Look& look);

/// The data without the points of hidden series and without notes about those series alone. The series stay for the
/// legend.
PlotData withoutHidden(PlotData data, const QStringList& hidden);
/// As withoutHidden(), for files, whose legend cannot show series again: also removes hidden and empty series.
PlotData shownOnly(PlotData data, const QStringList& hidden);

}  // namespace warpbench::plots
