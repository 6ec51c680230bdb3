// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <string_view>

#include "device/cuda/cuda_launcher.h"
#include "device/device.h"
#include "families/launches.h"

namespace warpbench::cuda {

/// Finds what a device launches for a variant: launchOf(), unless a test plants something else.
using Launches = std::function<LaunchFunction<Launcher>(std::string_view family, std::string_view variant)>;

/// A single launch may take so long, in seconds, even where sampling is to be short; a profiler runs it many times
/// over.
inline constexpr double kLaunchLimitSeconds = 30;

/// @throws DeviceError where the device cannot be opened.
std::unique_ptr<Device> openCuda(int ordinal, Launches launches, double launchLimitSeconds);

}  // namespace warpbench::cuda
