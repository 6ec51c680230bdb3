// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetrics>
#include <QString>

namespace warpbench::plots {

/// `text` with line breaks so that no line is wider than `width` pixels. Breaks at spaces and after hyphens;
/// a word that alone is too wide is divided, with a hyphen between letters. The last of `mostLines` has the
/// rest elided.
QString wrapped(const QString& text, const QFontMetrics& metrics, int width, int mostLines = 1000);

/// The size of a text with line breaks.
QSize sizeOf(const QString& text, const QFontMetrics& metrics);

}  // namespace warpbench::plots
