// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "device/device.h"

namespace warpbench::cpu {

/// This machine's processor.
DeviceInfo describeCpu();

/// The CPU as a device: measures the loops of the families' baselines.
std::unique_ptr<Device> openCpu();

/// "AMD EPYC 9654, 16 threads".
std::string processorName();

}  // namespace warpbench::cpu
