// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace warpbench::test {

/// Whether the shipped recording of an H200 has nothing of a family, as the family came after it.
inline bool isYoungerThanRecording(std::string_view family) {
  constexpr std::array<std::string_view, 4> kYounger{"convolution", "softmax", "n-body", "spmv"};
  return std::ranges::find(kYounger, family) != kYounger.end();
}

}  // namespace warpbench::test
