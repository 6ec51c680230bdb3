// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>
#include <cmath>
#include <optional>

namespace warpbench::gui {

/// The number that a person has typed, as numbers are written here or with a decimal point; nothing where it is none.
inline std::optional<double> typedNumber(const QString& text) {
  bool ok = false;
  double value = QLocale().toDouble(text.trimmed(), &ok);
  if (!ok) value = QLocale::c().toDouble(text.trimmed(), &ok);
  return ok && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

/// The same the other way, without separators of thousands.
inline QString numberToType(double value, int digits = 6) {
  QLocale locale;
  locale.setNumberOptions(QLocale::OmitGroupSeparator);
  return locale.toString(value, 'g', digits);
}

}  // namespace warpbench::gui
