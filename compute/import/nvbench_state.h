// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "results/values/result.h"

namespace warpbench::import {

/// One state in nvbench's JSON or CSV. Times are in seconds.
struct NvbenchState {
  std::string benchmark;
  std::string device;  ///< device number; empty: the CPU
  Parameters axes;
  std::optional<std::string> skipped;  ///< reason
  std::optional<double> meanSeconds;   ///< mean of samples with a cold cache
  std::optional<double> minSeconds;
  std::optional<double> maxSeconds;
  std::optional<double> noise;  ///< standard deviation / mean
  std::optional<double> samples;
  std::optional<double> batchSeconds;  ///< mean of consecutive launches
  std::optional<double> bytesPerSecond;
  std::optional<double> itemsPerSecond;
};

/// "cuda:0".
std::string deviceId(const NvbenchState& state);

/// Converts a state to a result. nvbench gives only means, so the median is the mean and the quartiles are those of a
/// normal distribution with the same noise; a fact tells so. Without cold samples, uses the batch time as mode hot.
Result resultOf(const NvbenchState& state);

/// A whole number if possible, otherwise text.
Value axisValue(std::string_view text);

}  // namespace warpbench::import
