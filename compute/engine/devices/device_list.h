// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <string_view>
#include <vector>

#include "device/device.h"

namespace warpbench {

/// Where devices of one kind come from.
struct DeviceSource {
  DeviceInfo standIn;  ///< what is listed where they cannot be; the reason is added
  std::function<std::vector<DeviceInfo>()> list;
  /// One of those listed, by its id.
  std::function<std::unique_ptr<Device>(std::string_view id)> open = {};
};

/// The devices of all sources, in their order. One that throws hides no other: its stand-in says why.
std::vector<DeviceInfo> listFrom(const std::vector<DeviceSource>& sources);

}  // namespace warpbench
