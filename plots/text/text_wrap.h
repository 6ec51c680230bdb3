// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetrics>
#include <QString>

namespace warpbench::plots {

/// `text` with line breaks, so that lines are at most `width` pixels wide. Breaks at spaces and after hyphens, and
/// hyphenates words that are too wide by themselves. The last of `maxLines` elides the rest.
QString wrapped(const QString& text, const QFontMetrics& metrics, int width, int maxLines = 1000);

/// The size of a text with line breaks.
QSize sizeOf(const QString& text, const QFontMetrics& metrics);

}  // namespace warpbench::plots
