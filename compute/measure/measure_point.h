// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>

#include "catalogue/family.h"
#include "catalogue/problem.h"
#include "measure/sampler.h"
#include "results/values/point.h"

namespace warpbench {

/// What samples are judged by. 0: unknown.
struct Machine {
  double smClockMhz = 0;  ///< the highest
  double cacheBytes = 0;  ///< of the last level: L2 of a GPU, L3 of a CPU
};

/// One point set up on a machine that keeps time: its buffers, and its launch.
class Workload {
 public:
  virtual ~Workload() = default;

  /// Sets inputs to their initial content and poisons outputs.
  virtual void reset() = 0;
  /// Launches once and waits for the end.
  virtual void launch() = 0;
  /// The written arrays, in the problem's order. Valid until the next call of anything here.
  virtual std::vector<std::span<const std::byte>> read() = 0;
  /// Brings the caches into the mode's state, launches, waits for the end.
  virtual Sample sample(Mode mode, Flush flush) = 0;
  virtual Machine machine() const = 0;
};

/// Verifies, warms up, samples until the stopping rule or the time limit says enough, and verifies again. To be
/// profiled (see MeasureOptions) it is launched and verified once.
/// @returns a result with times, work and verification.
/// @throws Cancelled when `stop` is requested.
Result measurePoint(Workload& workload, Problem& problem, const Point& point, const Variant& variant,
                    const MeasureOptions& options, const std::stop_token& stop, const PointProgress& progress);

/// The warning of a result that cannot be verified because only some blocks ran.
inline constexpr MessageId kPartlyRun =
    Message::text("not verified: only some blocks ran, and their part of the result cannot be checked");

/// The result's fields that follow from the point alone.
Result resultOf(const Problem& problem, const Point& point, const Variant& variant);

/// What the outputs say: verification, facts and pictures.
void addOutcome(Result& result, Problem& problem, const Variant& variant, const Outputs& outputs);

}  // namespace warpbench
