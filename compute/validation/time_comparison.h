// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "device/device.h"
#include "results/session/session.h"

namespace warpbench::validation {

/// A point as it was measured and as the time model has it.
struct ComparedTime {
  Result measured;
  Result modelled;

  /// modelled / measured - 1.
  double error() const;
};

/// Two variants at the same parameters, one of which measures noticeably longer.
struct ComparedOrder {
  std::size_t faster = 0;  ///< by the measurement; indices of the compared times
  std::size_t slower = 0;
  bool same = false;  ///< the model agrees which is faster
};

/// The measured results of a session that the simulator can run. Of a point that was measured more than once, the last.
std::vector<Result> comparableResults(const Session& session);

/// All pairs of variants of a family at the same parameters whose measured times are over `least` times apart.
std::vector<ComparedOrder> compareOrder(const std::vector<ComparedTime>& times, double least = 1.15);

/// The share `share` of the absolute errors is at most this. @throws std::invalid_argument where there are none.
double errorQuantile(const std::vector<ComparedTime>& times, double share);

}  // namespace warpbench::validation
