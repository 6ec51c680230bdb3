// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <string_view>

namespace warpbench {

/// A document from a file that anyone may have edited: of bounded depth, with numbers read whatever the locale.
/// @throws FormatError naming line and column.
nlohmann::ordered_json parseJson(std::string_view text);

}  // namespace warpbench
