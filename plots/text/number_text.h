// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

namespace warpbench::plots {

/// A measured value as people read it, in the default locale: with the digits that it has in a sentence (decimalsOf).
QString figureText(double value);

/// A value with the digits that tell it from others that are `apart` from it; at least three.
QString closeText(double value, double apart);

/// A whole number; a power of two from 2^16 on is written as such, with a raised exponent.
QString wholeText(qint64 value);

/// "10⁹".
QString powerOfTenText(int exponent);

/// The default locale without thousands separators, which a plot's labels have no room for.
QLocale plotLocale();

}  // namespace warpbench::plots
