// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetrics>
#include <QStringList>

namespace warpbench::plots {

/// `names` no wider than `width` pixels, told apart as long as there is room for that. Names that all fit stay as they
/// are; else parts between commas that they all end with go, then what a GPU's name has beside its model, then parts
/// that they all begin with, and what is still too wide ends with an ellipsis after a whole word or, where they would
/// be alike then, begins with one.
QStringList shortNames(const QStringList& names, const QFontMetrics& metrics, int width);

/// How many different ones there are.
qsizetype differing(QStringList names);

/// The name, or as many of its first words as are no wider than `width` pixels, and an ellipsis.
QString firstWords(const QString& name, const QFontMetrics& metrics, int width);

/// The names without what a GPU's name has beside its model, as far as they stay apart: "H100" of "NVIDIA H100 80GB
/// HBM3".
QStringList withModelsAlone(QStringList names);

}  // namespace warpbench::plots
