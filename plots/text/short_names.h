// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetrics>
#include <QStringList>

namespace warpbench::plots {

/// `names` no wider than `width` pixels, told apart as long as there is room for that. Names that all fit stay as they
/// are; else parts between commas that they all end with go, then what a GPU's name has beside its model, then parts
/// that they all begin with, and what is still too wide is elided.
QStringList shortNames(const QStringList& names, const QFontMetrics& metrics, int width);

}  // namespace warpbench::plots
