// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <utility>

#include "catalogue/target.h"
#include "results/values/parameter.h"

/// Parameters that several families share.
namespace warpbench {
inline namespace WARPBENCH_TARGET {

/// Kernels count in `int`. With at most this many elements, an index that strides past the end once more still fits.
inline constexpr std::int64_t kMostElements = 1 << 30;

/// "elements": the length of an array. With the default for simulated devices, most families take less than a second.
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
