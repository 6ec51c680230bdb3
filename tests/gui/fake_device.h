// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <utility>

#include "device/device.h"
#include "results/values/statistics.h"

namespace warpbench::test {

/// Describes a device that runs kernels, like the simulator.
inline DeviceInfo fakeInfo(const std::string& id = "simulated:fake",
                           DeviceInfo::Kind kind = DeviceInfo::Kind::Simulated) {
  DeviceInfo info;
  info.kind = kind;
  info.record.id = id;
  info.record.name = "Fake " + id;
  info.record.origin = kind == DeviceInfo::Kind::Simulated ? Origin::Modelled : Origin::Measured;
  info.record.peakBandwidthGbs = 1e6;
  info.details = "details of " + id;
  return info;
}

inline DeviceInfo unavailableInfo(const std::string& id, const std::string& whyNot) {
  DeviceInfo info = fakeInfo(id, DeviceInfo::Kind::Cuda);
  info.available = false;
  info.whyNot = whyNot;
  return info;
}

/// A verified result with that median time, in milliseconds.
inline Result fakeResult(double milliseconds = 1) {
  Result result;
  result.origin = Origin::Modelled;
  result.bytes = 1e6;
  result.time = modelledTime(milliseconds);
  result.verification = Verification{.passed = true, .expectedToFail = false, .method = "fake"};
  return result;
}

/// A device with scripted measurements.
class FakeDevice : public Device {
 public:
  using Measure = std::function<Result(const Point&, std::stop_token, const PointProgress&)>;

  FakeDevice(DeviceInfo info, Measure measure, std::function<void()> onClose = {})
      : m_info(std::move(info)), m_measure(std::move(measure)), m_onClose(std::move(onClose)) {}
  ~FakeDevice() override {
    if (m_onClose) m_onClose();
  }

  const DeviceInfo& info() const override { return m_info; }
  Result measure(const Point& point, const MeasureOptions&, std::stop_token stop,
                 const PointProgress& progress) override {
    return m_measure(point, stop, progress);
  }

 private:
  DeviceInfo m_info;
  Measure m_measure;
  std::function<void()> m_onClose;
};

}  // namespace warpbench::test
