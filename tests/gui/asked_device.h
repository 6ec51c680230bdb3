// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "gui/fake_worker.h"

namespace warpbench::test {

/// The last request to the device.
struct Asked {
  std::mutex mutex;
  std::vector<Point> points;
  MeasureOptions options;
};

class AskedDevice : public FakeDevice {
 public:
  AskedDevice(const std::string& id, Asked& asked)
      : FakeDevice(fakeInfo(id),
                   [](const Point&, const std::stop_token&, const PointProgress&) { return fakeResult(); }),
        m_asked(asked) {}
  Result measure(const Point& point, const MeasureOptions& options, std::stop_token stop,
                 const PointProgress& progress) override {
    {
      const std::scoped_lock lock(m_asked.mutex);
      m_asked.points.push_back(point);
      m_asked.options = options;
    }
    return FakeDevice::measure(point, options, stop, progress);
  }

 private:
  Asked& m_asked;
};

/// Devices with these ids, all of which record their requests.
inline std::unique_ptr<gui::ComputeWorker> askedWorker(Asked& asked,
                                                       const std::vector<std::string>& ids = {"simulated:fake"}) {
  return std::make_unique<gui::ComputeWorker>(
      [&asked](std::string_view id) { return std::make_unique<AskedDevice>(std::string(id), asked); },
      [ids] {
        std::vector<DeviceInfo> devices;
        for (const std::string& id : ids) devices.push_back(fakeInfo(id));
        return devices;
      });
}

}  // namespace warpbench::test
