// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetricsF>
#include <QHash>
#include <QString>
#include <utility>

#include "text/text_wrap.h"

namespace warpbench::plots {

/// Caches the sizes of texts in one font, which stay the same while the layout tries cells of many sizes.
class TextSizes {
 public:
  explicit TextSizes(const QFont& font) : m_font(font), m_metrics(font) {}

  /// The pixel width of a single line.
  double widthOf(const QString& text) {
    const auto known = m_widths.constFind(text);
    return known != m_widths.constEnd() ? *known : *m_widths.insert(text, m_metrics.horizontalAdvance(text));
  }

  /// The number of lines at a width of `width` pixels.
  qsizetype linesOf(const QString& text, double width) {
    if (!text.contains(QLatin1Char('\n')) && widthOf(text) <= width) return 1;
    const int pixels = static_cast<int>(width);
    const auto known = m_lines.constFind({text, pixels});
    if (known != m_lines.constEnd()) return *known;
    return *m_lines.insert({text, pixels}, wrapped(text, QFontMetrics(m_font), pixels).count(QLatin1Char('\n')) + 1);
  }

 private:
  QFont m_font;
  QFontMetricsF m_metrics;
  QHash<QString, double> m_widths;
  QHash<std::pair<QString, int>, qsizetype> m_lines;
};

}  // namespace warpbench::plots
