// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>

#include "catalogue/family.h"
#include "catalogue/problem.h"
#include "measure/sampler.h"
#include "results/values/point.h"

namespace warpbench {

/// Properties of the machine for judging samples. 0 means unknown.
struct Machine {
  double smClockMhz = 0;  ///< highest clock
  double cacheBytes = 0;  ///< last-level cache: L2 of a GPU, L3 of a CPU
};

/// A point set up for timing: its buffers and its launch.
class Workload {
 public:
  virtual ~Workload() = default;

  /// Restores inputs and poisons outputs.
  virtual void reset() = 0;
  virtual void launch() = 0;
  /// The written arrays in the problem's order. Valid until the next call.
  virtual std::vector<std::span<const std::byte>> read() = 0;
  /// Prepares the caches for the mode, then launches and waits for completion.
  virtual Sample sample(Mode mode, Flush flush) = 0;
  virtual Machine machine() const = 0;
};

/// Verifies, warms up, samples until the stopping rule or time limit, and verifies again. For profiling (see
/// MeasureOptions), launches and verifies once. @returns a result with times, work and verification. @throws Cancelled
/// when `stop` is requested.
Result measurePoint(Workload& workload, Problem& problem, const Point& point, const Variant& variant,
                    const MeasureOptions& options, const std::stop_token& stop, const PointProgress& progress);

/// Warning if the result cannot be verified because only some blocks ran.
inline constexpr MessageId kPartlyRun =
    Message::text("not verified: only some blocks ran, and their part of the result cannot be checked");

/// The fields that follow from the point alone.
Result resultOf(const Problem& problem, const Point& point, const Variant& variant);

/// Adds verification, facts and pictures.
void addOutcome(Result& result, Problem& problem, const Variant& variant, const Outputs& outputs);

}  // namespace warpbench
