// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/number_text.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "core/text/message.h"

namespace warpbench::plots {
namespace {

QString raised(int exponent) {
  static constexpr char16_t kRaised[] = u"⁰¹²³⁴⁵⁶⁷⁸⁹";
  QString text;
  for (const QChar digit : QString::number(exponent)) text += QChar(kRaised[digit.digitValue()]);
  return text;
}

}  // namespace

QLocale plotLocale() {
  QLocale locale;
  locale.setNumberOptions(QLocale::OmitGroupSeparator);
  return locale;
}

QString figureText(double value) {
  constexpr double kTiny = 1e-4;
  if (!std::isfinite(value)) return QStringLiteral("?");
  if (value != 0 && std::abs(value) < kTiny) return plotLocale().toString(value, 'g', 3);
  return plotLocale().toString(value, 'f', decimalsOf(value));
}

QString closeText(double value, double apart) {
  constexpr int kFewest = 3, kMost = 12;
  const double ratio = apart > 0 ? std::log10(std::abs(value) / apart) : 0;
  return plotLocale().toString(value, 'g', std::clamp(static_cast<int>(std::ceil(ratio)) + 1, kFewest, kMost));
}

QString wholeText(qint64 value) {
  constexpr qint64 kFirstPower = 1 << 16;
  if (value < kFirstPower || !std::has_single_bit(static_cast<quint64>(value))) return plotLocale().toString(value);
  return QLatin1Char('2') + raised(std::countr_zero(static_cast<quint64>(value)));
}

QString powerOfTenText(int exponent) { return QStringLiteral("10") + raised(exponent); }

}  // namespace warpbench::plots
