// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace warpbench::plots {

/// An English text that compute/ makes at run time, with %1 to %9, in this order, where its values stand.
struct ComputeText {
  const char* text = "";
  const char* sentences = "";  ///< the digits of values that are such texts themselves
  const char* numbers = "";    ///< the digits of values that have to be numbers
};

/// All that are translated, in the context "Compute". Of two that match a text, the first counts.
std::span<const ComputeText> computeTexts();

}  // namespace warpbench::plots
