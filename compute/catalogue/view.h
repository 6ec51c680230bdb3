// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <iterator>

namespace warpbench {

/// How results are looked at, in the order of the window's tabs. The files of plots/views name and draw them.
enum class View {
  Time,      ///< milliseconds, median with quartiles
  Figure,    ///< effective bandwidth in GB/s, or what else the family counts: GFLOP/s, points per second
  Speedup,   ///< a chosen variant's time / time
  Roofline,  ///< GFLOP/s over flop per byte, below the device's roofs
  EndToEnd,  ///< milliseconds with the copies to and from the device; the CPU's loops need none
  Samples,   ///< the distribution of chosen results' samples, or their course
  Counters,  ///< a counter for each request of a warp, beside its ideal
  Ratio,     ///< time / time of the same point in the session that it is compared with
};

/// Their words in lessons and on the command line, where Figure goes by the name of the family's own.
inline constexpr const char* kViewWords[] = {"time",       "figure",  "speedup",  "roofline",
                                             "end-to-end", "samples", "counters", "ratio"};
inline constexpr auto kViews = [] {
  std::array<View, std::size(kViewWords)> views{};
  for (std::size_t i = 0; i < views.size(); ++i) views[i] = static_cast<View>(i);
  return views;
}();

}  // namespace warpbench
