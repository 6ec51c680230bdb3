// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "device/device.h"
#include "model/gpu_profile.h"

namespace warpbench::simulator {

/// A simulated GPU: counts come from the simulator, times from the model of `profile`.
DeviceInfo describeSimulated(const GpuProfile& profile);
std::unique_ptr<Device> openSimulated(const GpuProfile& profile);

}  // namespace warpbench::simulator
