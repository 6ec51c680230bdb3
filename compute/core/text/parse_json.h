// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string_view>

namespace warpbench {

/// Limits of a document: nesting depth (costs memory), fields per object (the parser searches them all for each new
/// one), and values in total (16 to 64 bytes each).
inline constexpr std::size_t kDeepestJson = 32;
inline constexpr std::size_t kMostJsonFields = 1000;
inline constexpr std::size_t kMostJsonValues = 50'000'000;

/// Parses an untrusted document within the limits above, independent of the locale. Refuses duplicate fields, and input
/// beyond a limit before allocating. @throws FormatError with line and column.
nlohmann::ordered_json parseJson(std::string_view text);

}  // namespace warpbench
