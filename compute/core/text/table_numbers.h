// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

/// Numbers as tables have them, with a decimal point whatever the locale.
namespace warpbench {

/// With `digits` significant digits, never in exponents: "0.01234", "4814", "550.1"; "-" where it is not finite.
std::string significant(double value, int digits = 4);

/// With up to four significant digits and an exponent where it is very large or small: "0", "9999", "2.384e-07".
std::string scientific(double value);

/// A count with its thousands marked, "262,144"; a scaled one is rounded.
std::string grouped(double count);

}  // namespace warpbench
