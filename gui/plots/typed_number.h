// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>
#include <cmath>
#include <optional>

namespace warpbench::gui {

/// Parses a number in the user's locale or with a decimal point; nothing if the text is not a number.
inline std::optional<double> typedNumber(const QString& text) {
  bool ok = false;
  double value = QLocale().toDouble(text.trimmed(), &ok);
  if (!ok) value = QLocale::c().toDouble(text.trimmed(), &ok);
  return ok && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

/// Formats a number for editing, without group separators.
inline QString numberToType(double value, int digits = 6) {
  QLocale locale;
  locale.setNumberOptions(QLocale::OmitGroupSeparator);
  return locale.toString(value, 'g', digits);
}

}  // namespace warpbench::gui
