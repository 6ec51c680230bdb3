// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

namespace warpbench::plots {

/// A measured value for reading, in the default locale, with as many digits as in a sentence (decimalsOf).
QString figureText(double value);

/// A value with at least three digits, and enough to distinguish values that differ by `apart`.
QString closeText(double value, double apart);

/// A whole number; powers of two from 2^16 are written with a raised exponent.
QString wholeText(qint64 value);

/// "10⁹".
QString powerOfTenText(int exponent);

/// The default locale without group separators, for which plot labels have no room.
QLocale plotLocale();

}  // namespace warpbench::plots
