// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "model/gpu_profile.h"
#include "results/values/finding.h"
#include "results/values/point.h"
#include "results/values/result.h"

namespace warpbench {

/// What a check says of a kernel, in a word.
enum class Verdict {
  Clean,                ///< nothing was found, and the result is right
  CleanDespitePurpose,  ///< so too, though there is a mistake on purpose: a miss
  FoundAsMeant,         ///< the mistake that is there on purpose
  Mistakes,             ///< where there ought to be none
  WrongResult,          ///< with nothing found that would explain it
  GivenUp,              ///< before its end, with nothing found until then
};

/// What checking a point came to.
struct CheckReport {
  Point point;
  bool wrongOnPurpose = false;
  std::vector<Finding> findings;
  std::optional<Verification> verification;  ///< nothing where the launch was given up
  Message error;                             ///< why it was given up, one line

  /// Nothing was found, and the result is right.
  bool clean() const { return findings.empty() && error.empty() && verification && verification->passed; }
  /// A mistake was found where there is one on purpose, and none elsewhere.
  bool asExpected() const { return wrongOnPurpose ? !findings.empty() : clean(); }
  Verdict verdict() const;
};

/// Basic blocks entered and accesses made by one thread in one block before a check gives the block up: more than any
/// kernel of the catalogue takes within its parameters' limits. The warp-tiled product takes the most, 200 for each of
/// 32768 elements of the inner dimension.
inline constexpr std::int64_t kMostSteps = 1 << 24;

/// Runs a kernel of the catalogue in the simulator, one block after the other, and looks at each of its accesses.
/// Slower than counting (see tests/compute/simt/benchmark_simulator.cpp), and all blocks run: meant for small sizes.
/// @throws RequestError for a variant that the simulator cannot run; Cancelled; DeviceError where memory does not do.
CheckReport check(const Point& point, const GpuProfile& profile, std::stop_token stop = {},
                  std::int64_t mostSteps = kMostSteps);

}  // namespace warpbench
