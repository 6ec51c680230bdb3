// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "device/device.h"
#include "finding.h"
#include "model/gpu_profile.h"
#include "request.h"
#include "result.h"

namespace warpbench {

/// What checking a point came to.
struct CheckReport {
  Point point;
  bool wrongOnPurpose = false;
  std::vector<Finding> findings;
  std::optional<Verification> verification;  ///< nothing where the launch was given up
  std::string error;                         ///< why it was given up, one line

  /// Nothing was found, and the result is right.
  bool clean() const { return findings.empty() && error.empty() && verification && verification->passed; }
  /// A mistake was found where there is one on purpose, and none elsewhere.
  bool asExpected() const { return wrongOnPurpose ? !findings.empty() : clean(); }
};

/// The points of a request for a simulated device. Sizes that it does not name are such that mistakes show: odd, unlike
/// each other, and larger than one block's share. @throws RequestError.
std::vector<Point> pointsToCheck(Request request);

/// Runs a kernel of the catalogue in the simulator, one block after the other, and looks at each of its accesses.
/// Slower than counting (see tests/compute/benchmark_simulator.cpp), and all blocks run: meant for small sizes.
/// @throws RequestError for a variant that the simulator cannot run; Cancelled; DeviceError where memory does not do.
CheckReport check(const Point& point, const GpuProfile& profile, std::stop_token stop = {});

}  // namespace warpbench
