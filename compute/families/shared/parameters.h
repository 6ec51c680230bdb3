// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <utility>

#include "catalogue/target.h"
#include "results/values/parameter.h"

/// Parameters that several families have.
namespace warpbench {
inline namespace WARPBENCH_TARGET {

/// Kernels count in `int`: with no more elements than this an index that strides once more past the end still fits.
inline constexpr std::int64_t kMostElements = 1 << 30;

/// "elements": how long an array is. What a simulated device begins with takes it less than a second in most families.
inline ParameterSpec elementsParameter(std::string meaning, std::int64_t initial,
                                       std::int64_t initialSimulated = 1 << 18) {
  return {.id = "elements",
          .title = "Elements",
          .unit = "elements",
          .meaning = std::move(meaning),
          .role = ParameterSpec::Role::Size,
          .editor = ParameterSpec::Editor::PowersOfTwo,
          .maximum = kMostElements,
          .initial = initial,
          .initialSimulated = initialSimulated};
}

}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
