// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <string_view>
#include <vector>

#include "device/device.h"

namespace warpbench {

/// Lists and opens devices of one kind.
struct DeviceSource {
  DeviceInfo standIn;  ///< listed if `list` throws, with the reason added
  std::function<std::vector<DeviceInfo>()> list;
  /// Opens a listed device by its id.
  std::function<std::unique_ptr<Device>(std::string_view id)> open = {};
};

/// Lists the devices of all sources in order. For a source that throws, lists its stand-in.
std::vector<DeviceInfo> listFrom(const std::vector<DeviceSource>& sources);

}  // namespace warpbench
