// SPDX-License-Identifier: GPL-3.0-or-later
#include "live_points.h"

#include <algorithm>

#include "device/several_gpus.h"
#include "session_merge.h"

namespace warpbench {

std::vector<std::string> variantsUnknown(const Request& request, const DeviceInfo& device, const Session& session) {
  std::vector<std::string> devices = devicesIn(device.record.id);
  if (devices.size() == 1) devices = {idIn(session.environment, device.record)};
  std::vector<std::string> unknown;
  for (const Point& point : expand(request, device)) {
    const bool known = std::ranges::any_of(session.results, [&](const Result& result) {
      return result.status == Result::Status::Ok && std::ranges::count(devices, result.device) > 0 &&
             result.family == point.family && result.variant == point.variant && result.mode == point.mode &&
             result.parameters == point.parameters;
    });
    if (!known && std::ranges::find(unknown, point.variant) == unknown.end()) unknown.push_back(point.variant);
  }
  return unknown;
}

MeasureOptions liveOptions(std::size_t points) {
  constexpr double kSecondsOfAll = 0.05;
  constexpr double kLeastSeconds = 0.01;
  MeasureOptions options;
  options.simulationSeconds =
      std::max(kLeastSeconds, kSecondsOfAll / static_cast<double>(std::max<std::size_t>(points, 1)));
  return options;
}

}  // namespace warpbench
