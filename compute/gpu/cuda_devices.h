// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "device/device.h"

namespace warpbench::cuda {

/// This machine's CUDA devices; where there is none, one entry that says why. No context is made.
std::vector<DeviceInfo> describeCudaDevices();

/// Why cudaGetDeviceCount found nothing, in one line. `status`: the cudaError_t that it gave; `driverVersion`: the
/// newest CUDA version that the driver knows, as cudaDriverGetVersion tells it; 0: there is no driver.
Message whyNoDevices(int status, int driverVersion);

/// Why a build for `architectures` (those of CMake, such as "80-real 90") cannot run on a GPU of this compute
/// capability; empty if it can. Machine code runs on the same major version and an equal or higher minor one, PTX on
/// every newer GPU (CUDA C++ Programming Guide, "Binary Compatibility" and "PTX Compatibility").
std::optional<Message> whyNoCode(std::string_view architectures, int major, int minor);

/// Of the toolkit that the program was built with, such as 13.0; empty where it was built without.
std::string toolkitVersion();

/// @throws DeviceError where the device cannot be opened.
std::unique_ptr<Device> openCuda(int ordinal);

/// Fused multiply-adds per multiprocessor and clock.
struct UnitsPerClock {
  int fp32 = 0;
  int fp64 = 0;
  int fp64Tensor = 0;  ///< on tensor cores; 0: they have no fp64
  int tf32Tensor = 0;  ///< on tensor cores; 0: they have no TF32, or it is not known
};

/// CUDA C++ Programming Guide, "Arithmetic Instructions"; zeros for compute capabilities that it does not list. On
/// tensor cores: NVIDIA A100, H100, Ampere GA102 and Ada GPU Architecture; fp64 has twice the rate of the other units.
UnitsPerClock unitsPerClock(int major, int minor);

}  // namespace warpbench::cuda
