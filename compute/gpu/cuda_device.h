// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <string_view>

#include "catalogue/family.h"
#include "device/device.h"
#include "gpu/cuda_launcher.h"

namespace warpbench::cuda {

/// Finds a variant's launch on a device: launchOf(), unless a test provides another one.
using Launches = std::function<LaunchFunction<CudaLauncher>(std::string_view family, std::string_view variant)>;

/// @throws DeviceError if the device cannot be opened.
std::unique_ptr<Device> openCuda(int ordinal, Launches launches);

}  // namespace warpbench::cuda
