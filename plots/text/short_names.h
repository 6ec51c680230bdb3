// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetrics>
#include <QStringList>

namespace warpbench::plots {

/// Shortens `names` to at most `width` pixels and keeps them distinct if there is room. If all names fit, they stay
/// unchanged. Otherwise these are removed in turn: parts between commas that all names end with, everything in a GPU's
/// name but its model, and parts that all names begin with. Names that are still too wide end with an ellipsis after a
/// whole word or, where that would make them equal, begin with one.
QStringList shortNames(const QStringList& names, const QFontMetrics& metrics, int width);

/// The number of different names.
qsizetype differing(QStringList names);

/// The name, or as many of its first words as fit `width` pixels, followed by an ellipsis.
QString firstWords(const QString& name, const QFontMetrics& metrics, int width);

/// Reduces GPU names to their models as long as names stay distinct: "H100" for "NVIDIA H100 80GB HBM3".
QStringList withModelsAlone(QStringList names);

}  // namespace warpbench::plots
