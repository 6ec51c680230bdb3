// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "engine/run/runner.h"

/// Shared by run() and runSpread().
namespace warpbench {

/// A request's prepared points, and per point why it cannot run, or empty.
struct PlannedRun {
  std::vector<Point> points;
  std::vector<Message> refusals;
};

/// @throws RequestError if the request is invalid for the device or none of its points can run.
PlannedRun plan(const Request& request, const DeviceInfo& device);

/// The progress of a run at point `index`.
RunProgress progressOf(const PlannedRun& planned, std::size_t index, int pointsDone, const Message& what, double share);

/// Whether the device measured a point, threw, or skipped it.
enum class PointOutcome { Measured, Threw, Skipped };

/// Measures a point and completes its result; failures become results. `outcome`, if given, receives the outcome.
/// @throws Cancelled; for a user's kernels CompileError, and RequestError without a compiler.
Result runPoint(Device& device, const PlannedRun& planned, std::size_t index, const MeasureOptions& options,
                const std::stop_token& stop, const PointProgress& progress, PointOutcome* outcome = nullptr);

}  // namespace warpbench
