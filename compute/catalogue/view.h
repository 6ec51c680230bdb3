// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <iterator>

namespace warpbench {

/// Kinds of plots, in the order of the window's tabs. Files in plots/views name and draw them.
enum class View {
  Time,      ///< milliseconds, median with quartiles
  Figure,    ///< effective bandwidth in GB/s, or the family's own figure: GFLOP/s, points per second
  Speedup,   ///< reference variant's time / time
  Roofline,  ///< GFLOP/s over flop per byte, with the device's roofs
  EndToEnd,  ///< milliseconds including copies to and from the device, which CPU loops do not need
  Samples,   ///< distribution of samples of selected results, or their sequence
  Counters,  ///< counter per warp request, with its ideal
  Ratio,     ///< time / time of the same point in the compared session
};

/// Words in lessons and on the command line, where Figure is called by the family's own figure.
inline constexpr const char* kViewWords[] = {"time",       "figure",  "speedup",  "roofline",
                                             "end-to-end", "samples", "counters", "ratio"};
inline constexpr auto kViews = [] {
  std::array<View, std::size(kViewWords)> views{};
  for (std::size_t i = 0; i < views.size(); ++i) views[i] = static_cast<View>(i);
  return views;
}();

}  // namespace warpbench
