// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace warpbench::plots {

/// Replaces characters that XML forbids by U+FFFD (XML 1.0, "Characters").
inline QString xmlText(QString text) {
  for (qsizetype i = 0; i < text.size(); ++i) {
    const QChar c = text[i];
    if (c.isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate())
      ++i;
    else if ((c < QLatin1Char(' ') && c != QLatin1Char('\t') && c != QLatin1Char('\n') && c != QLatin1Char('\r')) ||
             c.isSurrogate() || c.unicode() >= 0xfffe)
      text[i] = QChar::ReplacementCharacter;
  }
  return text;
}

}  // namespace warpbench::plots
