// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "device/device.h"

namespace warpbench::cli {

/// The CUDA device of a command that works on such devices only.
/// @throws RequestError where it is not there, no CUDA device, or not available.
DeviceInfo cudaDevice(const std::string& id);

/// CUDA's number of it.
int ordinalOf(const DeviceInfo& device);

}  // namespace warpbench::cli
