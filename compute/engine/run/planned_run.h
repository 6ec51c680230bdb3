// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "engine/run/runner.h"

/// What run() and runSpread() share.
namespace warpbench {

/// The points of a request, prepared, and for each why it cannot run, empty where it can.
struct PlannedRun {
  std::vector<Point> points;
  std::vector<Message> refusals;
};

/// @throws RequestError where the request makes no sense on the device, or none of its points can run.
PlannedRun plan(const Request& request, const DeviceInfo& device);

/// Where a run is whose point `index` is in work.
RunProgress progressOf(const PlannedRun& planned, std::size_t index, int pointsDone, const Message& what, double share);

/// What came of a point: whether the device measured it, could not (it threw), or was never asked.
enum class Effort { Measured, Threw, NotAsked };

/// The point's result, whole: with what the device leaves to the runner. A failure is a result.
/// @param effort set where it is given.
/// @throws Cancelled; of a point with kernels of its own CompileError, and RequestError where there is no compiler.
Result runPoint(Device& device, const PlannedRun& planned, std::size_t index, const MeasureOptions& options,
                const std::stop_token& stop, const PointProgress& progress, Effort* effort = nullptr);

}  // namespace warpbench
