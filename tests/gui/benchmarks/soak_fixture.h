// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <chrono>
#include <map>
#include <memory>
#include <random>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "core/text/error.h"
#include "engine/devices/devices.h"
#include "gui/fake_device.h"
#include "run/compute_worker.h"

/// Devices whose results are numbered, so that they can be distinguished.
namespace warpbench::test {

constexpr const char* kNumber = "soak number";

inline long numberOf(const Result& result) {
  for (const Fact& fact : result.facts)
    if (fact.name == kNumber) return std::stol(fact.value.english());
  return 0;
}

/// Numbers the results of another device, which takes few samples, because no times are checked.
class NumberedDevice : public Device {
 public:
  explicit NumberedDevice(std::unique_ptr<Device> device) : m_device(std::move(device)) {}
  const DeviceInfo& info() const override { return m_device->info(); }
  Result measure(const Point& point, const MeasureOptions& options, std::stop_token stop,
                 const PointProgress& progress) override {
    static std::atomic<long> last{0};
    MeasureOptions quick = options;
    quick.minTimeSeconds = 0.01;
    Result result = m_device->measure(point, quick, std::move(stop), progress);
    result.facts.push_back({kNumber, std::to_string(++last)});
    return result;
  }

 private:
  std::unique_ptr<Device> m_device;
};

/// Measures instantly or in some milliseconds, and sometimes fails like a device.
inline std::unique_ptr<Device> soakFake(const std::string& id) {
  const auto kind = id.starts_with("cuda") ? DeviceInfo::Kind::Cuda : DeviceInfo::Kind::Simulated;
  auto random = std::make_shared<std::mt19937>(1);
  return std::make_unique<FakeDevice>(
      fakeInfo(id, kind), [random](const Point&, const std::stop_token& stop, const PointProgress& progress) {
        const auto dice = (*random)() % 100;
        for (unsigned i = 0; i < dice % 8; ++i) {
          progress("measuring", i / 8.0);
          std::this_thread::sleep_for(std::chrono::milliseconds(1));
          if (stop.stop_requested()) throw Cancelled();
        }
        if (dice < 3) throw DeviceError("a fault that the test asked for");
        if (dice == 3) throw std::bad_alloc();
        return fakeResult(1 + dice);
      });
}

inline const std::vector<std::string> kSoakDevices{"simulated:nvidia-h200", "simulated:fake", "cuda:0"};

/// The simulated H200, and this machine's first GPU if there is one, are real.
inline std::unique_ptr<gui::ComputeWorker> soakWorker() {
  std::map<std::string, DeviceInfo> devices;
  for (const std::string& id : kSoakDevices)
    devices[id] = fakeInfo(id, id.starts_with("cuda") ? DeviceInfo::Kind::Cuda : DeviceInfo::Kind::Simulated);
  std::set<std::string> real;
  for (const DeviceInfo& info : listDevices())
    if (info.available && devices.contains(info.record.id)) {
      devices[info.record.id] = info;
      real.insert(info.record.id);
    }
  return std::make_unique<gui::ComputeWorker>(
      [real](std::string_view id) -> std::unique_ptr<Device> {
        const std::string name(id);
        return std::make_unique<NumberedDevice>(real.contains(name) ? process::openHere(name) : soakFake(name));
      },
      [devices] {
        std::vector<DeviceInfo> all;
        for (const std::string& id : kSoakDevices) all.push_back(devices.at(id));
        return all;
      });
}

}  // namespace warpbench::test
