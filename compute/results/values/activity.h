// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

namespace warpbench {

/// What a warp that is not done may be doing in a clock: it issues an instruction ("selected") or waits. NVIDIA's
/// names, as in the "Kernel Profiling Guide", Warp Stall Reasons.
inline constexpr std::array<std::string_view, 19> kWarpStates{"selected",
                                                              "long_scoreboard",
                                                              "short_scoreboard",
                                                              "barrier",
                                                              "wait",
                                                              "math_pipe_throttle",
                                                              "not_selected",
                                                              "lg_throttle",
                                                              "mio_throttle",
                                                              "tex_throttle",
                                                              "no_instruction",
                                                              "branch_resolving",
                                                              "dispatch_stall",
                                                              "drain",
                                                              "membar",
                                                              "imc_miss",
                                                              "sleeping",
                                                              "gmma",
                                                              "misc"};

/// What Nsight Compute measured of a point's kernels besides the counts of their requests. Shares are from 0 to 1;
/// those of several kernels are weighted with their instructions.
struct Activity {
  double dramReadBytes = 0;
  double dramWriteBytes = 0;
  double l1Hits = 0;        ///< share of the sectors that L1 is asked for
  double l2Hits = 0;        ///< share of the sectors that L2 is asked for
  double occupancy = 0;     ///< achieved: warps of a multiprocessor that has any / the most that fit it
  double issuing = 0;       ///< share of a scheduler's clocks in which it issues
  double instructions = 0;  ///< of warps
  std::array<double, kWarpStates.size()> states{};  ///< shares of the warps' time, as kWarpStates; they add up to 1
  bool operator==(const Activity&) const = default;
};

}  // namespace warpbench
