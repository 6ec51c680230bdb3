// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "results/values/result.h"

namespace warpbench::import {

/// What nvbench tells of one state, in its JSON and its CSV alike. Times in seconds.
struct NvbenchState {
  std::string benchmark;
  std::string device;  ///< number; empty: the CPU
  Parameters axes;
  std::optional<std::string> skipped;  ///< why
  std::optional<double> meanSeconds;   ///< of samples with a cold cache
  std::optional<double> minSeconds;
  std::optional<double> maxSeconds;
  std::optional<double> noise;  ///< standard deviation / mean
  std::optional<double> samples;
  std::optional<double> batchSeconds;  ///< mean of launches one after the other
  std::optional<double> bytesPerSecond;
  std::optional<double> itemsPerSecond;
};

/// "cuda:0".
std::string deviceId(const NvbenchState& state);

/// The state as a result. nvbench gives means: the median is taken to be the mean, the quartiles are those of a normal
/// distribution of the same noise, and a fact says so. A state without cold samples is shown by its batch, as hot.
Result resultOf(const NvbenchState& state);

/// A whole number where it is one, else text.
Value axisValue(std::string_view text);

}  // namespace warpbench::import
