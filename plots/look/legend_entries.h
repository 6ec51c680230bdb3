// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "data/series.h"
#include "look/look.h"

namespace warpbench::plots {

/// The text of the legend's row that a series belongs to, by which it is hidden and emphasised: its name or, where
/// bars are named by their categories, what tells its group apart.
QString legendKey(const PlotData& data, const Series& series);

/// The legend's rows from the first to the last; none where bars have one group.
QStringList legendKeys(const PlotData& data);

/// How a row's series stand out.
enum class Emphasis { None, Strong, Faint };

/// A hidden row is faint, and so are all others of one that is emphasised.
Emphasis emphasisOf(const QString& key, const QStringList& keys, const Look& look);
/// The same of a series of that row: one that is faded is faint unless its row is emphasised.
Emphasis emphasisOf(const Series& series, const QString& key, const QStringList& keys, const Look& look);

/// The data without the points of hidden series, which stay for the legend, and without notes about those alone.
PlotData withoutHidden(PlotData data, const QStringList& hidden);
/// The same for a file, whose legend cannot show them again: without those series, and without any that has no points.
PlotData shownOnly(PlotData data, const QStringList& hidden);

}  // namespace warpbench::plots
