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

/// `text` as one line: control characters become spaces. Unlike printable() it cuts nothing.
std::string oneLine(std::string_view text);

/// The candidate that `name` is most likely a slip of; empty where none is close.
std::string nearest(std::string_view name, const std::vector<std::string>& candidates);

/// "a, b, c".
std::string joined(const std::vector<std::string>& words, std::string_view separator = ", ");

}  // namespace warpbench
