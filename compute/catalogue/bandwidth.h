// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "results/session/session.h"

/// A result's effective bandwidth and its other figures, and what share of the device's best they are.
namespace warpbench {

/// Sets the result's bandwidth, GFLOP/s and items per second: what its family says that the algorithm moves and does
/// (Result::bytes, flops, items), over the median time. A bandwidth above the device's peak is a warning.
/// @returns why it has none of them and no time any more, where the median is no time; else empty.
Message addBandwidth(Result& result, const DeviceRecord& device);

/// The most that the device does of the result's arithmetic: of its element type, and on tensor cores where its variant
/// uses them. 0: unknown, as for whole numbers.
double peakGflopsFor(const Result& result, const DeviceRecord& device);

/// Whether the result's variant multiplies on tensor cores where the device has them for its element type.
bool usesTensorCores(const Result& result);

/// Instructions of a thread that compute, for each of the result's flops: see Variant::computing. Those of
/// multiply-adds where the variant or its parameters are not known.
double instructionsPerFlop(const Result& result);

/// A result's figures as shares of what its device does at best, 1 for all of it. Nothing where either is unknown, and
/// no share of the memory's bandwidth where the family's bytes do not come from that memory.
struct Fractions {
  std::optional<double> bandwidthOfPeak;
  std::optional<double> bandwidthOfCopy;
  std::optional<double> gflopsOfPeak;  ///< see peakGflopsFor
};

/// `device` may be nullptr: unknown.
Fractions fractionsOf(const Result& result, const DeviceRecord* device);

/// That of the family's own figure: of operations where that is what it counts, else of bandwidth.
std::optional<double> figureOfPeak(const Result& result, const DeviceRecord* device);

}  // namespace warpbench
