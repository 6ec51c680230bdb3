// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

namespace warpbench {

/// States of an active warp: issuing ("selected") or stalled ("Kernel Profiling Guide", Warp Stall Reasons).
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

/// What Nsight Compute measured besides request counts. Shares are 0 to 1, averaged over kernels by instruction count.
struct Activity {
  double dramReadBytes = 0;
  double dramWriteBytes = 0;
  double l1Hits = 0;                                ///< hit rate of L1, in sectors
  double l2Hits = 0;                                ///< hit rate of L2, in sectors
  double occupancy = 0;                             ///< achieved: warps on an active multiprocessor / maximum
  double issuing = 0;                               ///< share of clocks in which a scheduler issues
  double instructions = 0;                          ///< warp instructions
  std::array<double, kWarpStates.size()> states{};  ///< share of the warps' time per state of kWarpStates; sums to 1
  bool operator==(const Activity&) const = default;
};

}  // namespace warpbench
