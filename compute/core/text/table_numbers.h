// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

/// Numbers for tables, with a decimal point in any locale.
namespace warpbench {

/// `digits` significant digits, no exponent: "0.01234", "4814", "550.1"; "-" if not finite.
std::string significant(double value, int digits = 4);

/// Up to four significant digits, with an exponent if very large or small: "0", "9999", "2.384e-07".
std::string scientific(double value);

/// A count with thousands separators, "262,144"; fractions are rounded.
std::string grouped(double count);

}  // namespace warpbench
