// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "device/device.h"

namespace warpbench {

/// All devices of this machine in menu order, those that cannot be used included.
std::vector<DeviceInfo> listDevices();

/// The device that runs at full speed where there is one, else a recording of one, else a simulated one.
std::string defaultDevice(const std::vector<DeviceInfo>& devices);

/// The version of the CUDA toolkit that the program was built with, such as 13.0; empty where it was built without.
std::string cudaToolkitVersion();

/// By its id; `recorded:FILE.json` opens a recording from anywhere.
/// @throws RequestError where there is no such device or it is not available, saying which there are; FormatError where
/// a recording's file is no session.
std::unique_ptr<Device> openDevice(std::string_view id);

}  // namespace warpbench
