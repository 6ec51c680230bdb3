// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <set>
#include <thread>
#include <utility>

#include "core/text/error.h"
#include "engine/run/spread_run.h"

/// Several devices that share one request, for tests.
namespace warpbench::test {

using std::chrono::milliseconds;

/// A GPU that takes time for each point but measures nothing.
class FakeGpu final : public Device {
 public:
  using Measure = std::function<void(std::int64_t width, const std::stop_token& stop)>;

  FakeGpu(const std::string& id, Measure measure) : m_measure(std::move(measure)) {
    m_info.kind = DeviceInfo::Kind::Cuda;
    m_info.record = {.id = id, .name = "Fake"};
  }

  const DeviceInfo& info() const override { return m_info; }
  Result measure(const Point& point, const MeasureOptions&, std::stop_token stop,
                 const PointProgress& progress) override {
    threads.insert(std::this_thread::get_id());
    progress("sample 1", 0.5);
    m_measure(point.parameters.integer("width"), stop);
    if (stop.stop_requested()) throw Cancelled();
    ++measured;
    Result result;
    result.verification = Verification{.passed = true};
    return result;
  }

  std::atomic<int> measured = 0;
  std::set<std::thread::id> threads;

 private:
  DeviceInfo m_info;
  Measure m_measure;
};

inline FakeGpu::Measure takes(milliseconds time) {
  return [time](std::int64_t, const std::stop_token&) { std::this_thread::sleep_for(time); };
}

/// Its first point waits until the other's has begun, so that both get some.
inline FakeGpu::Measure meets(std::atomic<int>& begun) {
  return [&begun, first = true](std::int64_t, const std::stop_token&) mutable {
    if (std::exchange(first, false)) ++begun;
    while (begun < 2) std::this_thread::sleep_for(milliseconds(1));
  };
}

inline constexpr int kPoints = 40;

inline Request sweep(int points = kPoints) {
  Request request{.family = "transpose", .variants = {"naive"}};
  Sweep widths{.parameter = "width", .values = {}};
  for (std::int64_t i = 1; i <= points; ++i) widths.values.emplace_back(i);
  request.sweeps.push_back(widths);
  return request;
}

struct Outcome {
  bool finished = false;
  std::vector<Result> results;
  std::vector<RunProgress> progress;

  std::vector<std::int64_t> widths() const {
    std::vector<std::int64_t> all;
    for (const Result& result : results) all.push_back(result.parameters.integer("width"));
    return all;
  }
  int of(const std::string& device) const {
    return static_cast<int>(std::ranges::count(results, device, &Result::device));
  }
};

inline Outcome runOn(const std::vector<Device*>& devices, const Request& request, std::stop_token stop = {},
                     Division division = Division::Shared) {
  Outcome outcome;
  outcome.finished = runSpread(
      devices, request, stop, [&](const RunProgress& now) { outcome.progress.push_back(now); },
      [&](Result result) { outcome.results.push_back(std::move(result)); }, division);
  return outcome;
}

inline std::vector<std::int64_t> upTo(std::int64_t last) {
  std::vector<std::int64_t> all;
  for (std::int64_t i = 1; i <= last; ++i) all.push_back(i);
  return all;
}

}  // namespace warpbench::test
