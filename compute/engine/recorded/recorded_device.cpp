// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/recorded/recorded_device.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>

#include "core/text/error.h"
#include "engine/recorded/recorded_points.h"
#include "results/values/quantiles.h"

namespace warpbench::recorded {

namespace {

using Clock = std::chrono::steady_clock;

/// Waits as long as the samples took, divided by `speed`. Each quantile stands for equally many samples.
void replaySamples(const Result& result, double speed, const std::stop_token& stop, const PointProgress& progress) {
  constexpr double kMillisecondsPerDay = 86'400'000;  // a file may contain any number
  std::mutex mutex;
  std::unique_lock lock(mutex);
  std::condition_variable_any never;
  const Clock::time_point start = Clock::now();
  double passed = 0;  // milliseconds
  const std::vector<double>& samples = result.time->samples;
  const std::size_t count = sampleCount(result);
  for (std::size_t i = 0; i < count && !stop.stop_requested(); ++i) {
    progress({Message::text("sample %1"), i + 1}, static_cast<double>(i) / static_cast<double>(count));
    passed = std::min(passed + samples[i % samples.size()] / speed, kMillisecondsPerDay);
    const auto due =
        start + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double, std::milli>(passed));
    never.wait_until(lock, stop, due, [] { return false; });
  }
}

}  // namespace

Result RecordedDevice::measure(const Point& point, const MeasureOptions& options, std::stop_token stop,
                               const PointProgress& progress) {
  Result result = m_session->results[m_info.recorded->resultOf(point)];
  result.origin = Origin::Recorded;
  progress(Message::text("replaying"), 0);
  if (options.replaySpeed > 0 && result.time) replaySamples(result, options.replaySpeed, stop, progress);
  if (stop.stop_requested()) throw Cancelled();
  return result;
}

}  // namespace warpbench::recorded
