// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "results/session/session.h"

/// A result's effective bandwidth and other rates, absolute and as shares of the device's best.
namespace warpbench {

/// Sets bandwidth, GFLOP/s and items per second: the algorithm's bytes, flops and items over the median time. Warns if
/// the bandwidth exceeds the device's peak. @returns why the time was removed if the median is invalid; otherwise
/// empty.
Message addBandwidth(Result& result, const DeviceRecord& device);

/// The device's peak for the result's type, on tensor cores if its variant uses them. 0: unknown, as for integers.
double peakGflopsFor(const Result& result, const DeviceRecord& device);

/// Whether the result's variant uses tensor cores on a device that has them for the element type.
bool usesTensorCores(const Result& result);

/// Arithmetic instructions of a thread per flop, see Variant::computing. Multiply-adds if the variant is unknown.
double instructionsPerFlop(const Result& result);

/// A result's share of the device's best. Nothing if unknown; no share of bandwidth if the family stays on chip.
struct Fractions {
  std::optional<double> bandwidthOfPeak;
  std::optional<double> bandwidthOfCopy;
  std::optional<double> gflopsOfPeak;  ///< see peakGflopsFor
};

/// A null `device` means unknown.
Fractions fractionsOf(const Result& result, const DeviceRecord* device);

/// The fraction for the family's own figure: operations or bandwidth.
std::optional<double> figureOfPeak(const Result& result, const DeviceRecord* device);

}  // namespace warpbench
