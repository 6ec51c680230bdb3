// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

/// Numbers for tables, with a decimal point in any locale.

namespace warpbench {

/// The shortest text that reads back as the same double, with a decimal point in any locale: whole numbers below 2^53
/// without an exponent; "nan", "inf" and "-inf" if not finite.
std::string numberText(double value);

/// The double nearest to the shortest decimal of a float: 0.072992 for a CUDA time of 0.072992f.
double shortestDouble(float value);

/// Replaces each character that could control a terminal, reverse text or be invisible, so that two names would look
/// the same: control characters (C0, DEL, C1), line and paragraph separators, direction marks (Unicode Standard Annex
/// #9), joiners, variation selectors, zero-width spaces, and invalid UTF-8.
std::string withoutControls(std::string_view text, char instead);

bool isUtf8(std::string_view text);

/// A CSV cell (RFC 4180): quoted if it contains separators, quotes or line ends, with quotes doubled.
std::string csvCell(std::string_view cell);

/// `text` as one line: replaces what withoutControls() replaces by spaces. Unlike printable() it does not truncate.
std::string oneLine(std::string_view text);

/// The candidate that `name` most likely misspells; empty if none is close.
std::string nearest(std::string_view name, const std::vector<std::string>& candidates);

/// "a, b, c".
std::string joined(const std::vector<std::string>& words, std::string_view separator = ", ");

/// `digits` significant digits, no exponent: "0.01234", "4814", "550.1"; "-" if not finite.
std::string significant(double value, int digits = 4);

/// Up to four significant digits, with an exponent if very large or small: "0", "9999", "2.384e-07".
std::string scientific(double value);

/// A count with thousands separators, "262,144"; fractions are rounded.
std::string grouped(double count);

}  // namespace warpbench
