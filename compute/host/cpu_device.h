// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "device/device.h"

namespace warpbench::cpu {

DeviceInfo describeCpu();

/// Opens the CPU as a device for the families' baseline loops.
std::unique_ptr<Device> openCpu();

/// "AMD EPYC 9654, 16 threads".
std::string processorName();

}  // namespace warpbench::cpu
