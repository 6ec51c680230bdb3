// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace warpbench {

/// The shortest text that reads back as the same double, with a decimal point whatever the locale; whole numbers below
/// 2^53 without an exponent; "nan", "inf" and "-inf" for the rest.
std::string numberText(double value);

/// The double of the shortest decimal that stands for this float: of a time that CUDA gives as 0.072992f, 0.072992.
double shortestDouble(float value);

/// `text` with `instead` for each character that would steer a terminal or turn a line round, or is not seen at all, so
/// that two names look the same: control characters (C0, DEL, C1), line and paragraph separators, marks of direction
/// (Unicode Standard Annex #9), joiners, selectors of variations and spaces without width, and bytes that are no UTF-8.
std::string withoutControls(std::string_view text, char instead);

/// Whether it is nothing but UTF-8 (RFC 3629).
bool isUtf8(std::string_view text);

/// A cell of a table in CSV (RFC 4180): quoted where it has separators, quotes or line ends, quotes in it doubled.
std::string csvCell(std::string_view cell);

/// `text` as one line: what withoutControls() replaces becomes spaces. Unlike printable() it cuts nothing.
std::string oneLine(std::string_view text);

/// The candidate that `name` is most likely a slip of; empty where none is close.
std::string nearest(std::string_view name, const std::vector<std::string>& candidates);

/// "a, b, c".
std::string joined(const std::vector<std::string>& words, std::string_view separator = ", ");

}  // namespace warpbench
