// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "device/device.h"
#include "results/session/session.h"

namespace warpbench::validation {

struct ComparedTime {
  Result measured;
  Result modelled;

  /// modelled / measured - 1.
  double error() const;
};

/// Two variants at the same parameters with noticeably different measured times.
struct ComparedOrder {
  std::size_t faster = 0;  ///< by measurement; indices of compared times
  std::size_t slower = 0;
  bool same = false;  ///< whether the model gives the same order
};

/// A session's measured results that the simulator can run; the last one per point.
std::vector<Result> comparableResults(const Session& session);

/// All pairs of variants at the same parameters whose measured times differ by more than a factor of `least`.
std::vector<ComparedOrder> compareOrder(const std::vector<ComparedTime>& times, double least = 1.15);

/// The `share` quantile of the absolute errors. @throws std::invalid_argument if `times` is empty.
double errorQuantile(const std::vector<ComparedTime>& times, double share);

}  // namespace warpbench::validation
