// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string_view>

namespace warpbench {

/// What a document may have: levels of nesting (each costs memory), fields of one object (the parser looks through all
/// of them for each that it adds), and values in all (16 to 64 bytes of memory each).
inline constexpr std::size_t kDeepestJson = 32;
inline constexpr std::size_t kMostJsonFields = 1000;
inline constexpr std::size_t kMostJsonValues = 50'000'000;

/// A document from a file that anyone may have edited, within the limits above, with numbers read whatever the locale.
/// No object may have two fields of one name. What is beyond a limit is refused before it takes memory.
/// @throws FormatError naming line and column.
nlohmann::ordered_json parseJson(std::string_view text);

}  // namespace warpbench
