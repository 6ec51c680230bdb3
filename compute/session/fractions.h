// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "session/session.h"

namespace warpbench {

/// A result's figures as shares of what its device does at best, 1 for all of it. Nothing where either is unknown, and
/// no share of the memory's bandwidth where the family's bytes do not come from that memory.
struct Fractions {
  std::optional<double> bandwidthOfPeak;
  std::optional<double> bandwidthOfCopy;
  std::optional<double> gflopsOfPeak;  ///< of the peak for the result's element type
};

/// `device` may be nullptr: unknown.
Fractions fractionsOf(const Result& result, const DeviceRecord* device);

/// That of the family's own figure: of operations where that is what it counts, else of bandwidth.
std::optional<double> figureOfPeak(const Result& result, const DeviceRecord* device);

}  // namespace warpbench
