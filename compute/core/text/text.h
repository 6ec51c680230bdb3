// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

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

}  // namespace warpbench
