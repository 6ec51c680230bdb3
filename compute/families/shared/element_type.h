// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>

namespace warpbench {

/// The name of an element type in parameters and files: fp32, fp64, int32.
template <typename T>
constexpr std::string_view elementTypeName() {
  if constexpr (std::is_same_v<T, float>) return "fp32";
  if constexpr (std::is_same_v<T, double>) return "fp64";
  if constexpr (std::is_same_v<T, std::int32_t>) return "int32";
}

/// Calls `use` with a `std::type_identity` of the type in `Types` that the parameter "type" names, or of the only type.
/// @throws std::logic_error if no type matches: the description contradicts its use.
template <typename... Types, typename Parameters, typename Use>
void withElementType([[maybe_unused]] const Parameters& parameters, Use&& use) {
  if constexpr (sizeof...(Types) == 1) {
    (use(std::type_identity<Types>()), ...);
  } else {
    const std::string& name = parameters.text("type");
    const bool found = ((elementTypeName<Types>() == name ? (use(std::type_identity<Types>()), true) : false) || ...);
    if (!found) throw std::logic_error("no element type " + name + " in this family");
  }
}

}  // namespace warpbench
