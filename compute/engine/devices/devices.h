// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <string>
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

/// All devices of this machine in menu order, including unavailable ones.
std::vector<DeviceInfo> listDevices();

/// Prefers a device at full speed, then a recording, then a simulated device.
std::string defaultDevice(const std::vector<DeviceInfo>& devices);

/// Version of the CUDA toolkit that the program was built with, such as 13.0; empty if built without.
std::string cudaToolkitVersion();

/// Opens a device by its id; `recorded:FILE.json` opens a recording file. @throws RequestError listing the devices if
/// it is unknown or unavailable; FormatError if a recording's file is not a session.
std::unique_ptr<Device> openDevice(std::string_view id);

}  // namespace warpbench
