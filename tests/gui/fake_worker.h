// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "gui/fake_device.h"
#include "run/compute_worker.h"

namespace warpbench::test {

/// Each point takes a millisecond.
inline FakeDevice::Measure alwaysAlike() {
  return [](const Point&, const std::stop_token&, const PointProgress&) { return fakeResult(); };
}

/// Variants called naive take 4 ms, all others 0.5 ms.
inline FakeDevice::Measure slowWhereNaive() {
  return [](const Point& point, const std::stop_token&, const PointProgress&) {
    return fakeResult(point.variant == "naive" ? 4 : 0.125);
  };
}

/// A worker that knows one fake simulated device.
inline std::unique_ptr<gui::ComputeWorker> fakeWorker(const FakeDevice::Measure& measure = alwaysAlike()) {
  return std::make_unique<gui::ComputeWorker>(
      [measure](std::string_view id) { return std::make_unique<FakeDevice>(fakeInfo(std::string(id)), measure); },
      [] { return std::vector{fakeInfo()}; });
}

}  // namespace warpbench::test
