// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/inspection.h"

#include "model/gpu_profile.h"
#include "remote/connection.h"
#include "remote/place.h"

namespace warpbench::process {
namespace {

/// for a user's kernel, which may not terminate
constexpr double kLimitSeconds = 60;

/// A fresh process, started in a tenth of a second, has no traces of an earlier faulty kernel.
Connection started(const std::stop_token& stop) { return {confinedEndpoint(), stop, {}}; }

}  // namespace

CheckReport check(const Point& point, const std::stop_token& stop, std::int64_t maxSteps) {
  if (!point.own) return warpbench::check(point, defaultProfile(), stop, maxSteps);
  return started(stop).check(point, maxSteps, kLimitSeconds, stop);
}

BlockTrace trace(const Point& point, std::array<unsigned, 3> block, std::size_t maxSteps, const std::stop_token& stop) {
  if (!point.own) return traceBlock(point, defaultProfile(), block, maxSteps, stop);
  return started(stop).trace(point, block, maxSteps, kLimitSeconds, stop);
}

}  // namespace warpbench::process
