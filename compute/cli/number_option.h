// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <charconv>
#include <string>

#include "core/text/error.h"
#include "core/text/text.h"

namespace warpbench::cli {

/// A number within (0, most], or [1, most] for whole ones. @throws RequestError saying what was `wanted`.
template <typename Number>
Number numberOf(const std::string& option, const std::string& text, Number most, const std::string& wanted) {
  Number value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || !(value > 0) || !(value <= most))
    throw RequestError(option + ": '" + printable(text) + "' is not " + wanted);
  return value;
}

}  // namespace warpbench::cli
