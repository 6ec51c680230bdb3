// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/nvbench_state.h"

#include <algorithm>
#include <charconv>
#include <cstdint>

#include "core/text/text.h"

namespace warpbench::import {

namespace {

constexpr double kMillisecondsPerSecond = 1e3;
constexpr double kGiga = 1e9;
/// z-score of the standard normal distribution's third quartile.
constexpr double kThirdQuartile = 0.6744897501960817;

TimeStatistics timesOf(const NvbenchState& state, double meanSeconds) {
  const double mean = meanSeconds * kMillisecondsPerSecond;
  const double noise = state.noise.value_or(0);
  TimeStatistics time;
  time.median = mean;
  time.mean = mean;
  time.noise = noise;
  time.q1 = std::max(0.0, mean * (1 - kThirdQuartile * noise));
  time.q3 = mean * (1 + kThirdQuartile * noise);
  time.min = state.minSeconds ? *state.minSeconds * kMillisecondsPerSecond : time.q1;
  time.max = state.maxSeconds ? *state.maxSeconds * kMillisecondsPerSecond : time.q3;
  return time;
}

}  // namespace

std::string deviceId(const NvbenchState& state) { return state.device.empty() ? "cpu" : "cuda:" + state.device; }

Result resultOf(const NvbenchState& state) {
  Result result;
  result.family = state.benchmark;
  result.variant = state.benchmark;
  result.device = deviceId(state);
  result.origin = Origin::Recorded;
  result.parameters = state.axes;
  const std::optional<double> seconds = state.meanSeconds ? state.meanSeconds : state.batchSeconds;
  if (state.skipped || !seconds) {
    result.status = Result::Status::Failed;
    if (!state.skipped)
      result.error = Message::text("nvbench reports no GPU time for it");
    else if (state.skipped->empty())
      result.error = Message::text("nvbench skipped it");
    else
      result.error = {Message::text("nvbench skipped it: %1"), oneLine(*state.skipped)};
    return result;
  }
  result.mode = state.meanSeconds ? Mode::Cold : Mode::Hot;
  result.time = timesOf(state, *seconds);
  if (state.bytesPerSecond) {
    result.bandwidthGbs = *state.bytesPerSecond / kGiga;
    result.bytes = *state.bytesPerSecond * *seconds;
  }
  if (state.itemsPerSecond) {
    result.itemsPerSecond = state.itemsPerSecond;
    result.items = *state.itemsPerSecond * *seconds;
  }
  if (state.samples) result.facts.push_back({Message::text("samples"), numberText(*state.samples)});
  result.facts.push_back(
      {Message::text("time"), state.meanSeconds
                                  ? Message::text("mean of nvbench's cold samples, quartiles from their deviation")
                                  : Message::text("mean of nvbench's batch")});
  return result;
}

Value axisValue(std::string_view text) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error == std::errc() && end == text.data() + text.size()) return number;
  return std::string(text);
}

}  // namespace warpbench::import
