// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "device/device.h"

namespace warpbench::cuda {

/// This machine's CUDA devices, or one entry with the reason if there are none. Creates no context.
std::vector<DeviceInfo> describeCudaDevices();

/// Why cudaGetDeviceCount found nothing, in one line. `status` is the cudaError_t that it returned. `driverVersion` is
/// the newest CUDA version that the driver supports, from cudaDriverGetVersion; 0: no driver.
Message whyNoDevices(int status, int driverVersion);

/// Why a build for `architectures` (in CMake's form, such as "80-real 90") cannot run on a GPU of this compute
/// capability; empty if it can. Machine code runs on the same major version and an equal or higher minor one, PTX on
/// every newer GPU (CUDA C++ Programming Guide, "Binary Compatibility" and "PTX Compatibility").
std::optional<Message> whyNoCode(std::string_view architectures, int major, int minor);

/// Version of the toolkit that the program was built with, such as 13.0; empty if built without.
std::string toolkitVersion();

/// @throws DeviceError if the device cannot be opened.
std::unique_ptr<Device> openCuda(int ordinal);

/// Fused multiply-adds per multiprocessor and clock.
struct UnitsPerClock {
  int fp32 = 0;
  int fp64 = 0;
  int fp64Tensor = 0;  ///< on tensor cores; 0: they have no fp64
  int tf32Tensor = 0;  ///< on tensor cores; 0: they have no TF32, or the rate is unknown
};

/// From the CUDA C++ Programming Guide, "Arithmetic Instructions"; zeros for compute capabilities that it does not
/// list. Tensor core rates are from the NVIDIA A100, H100, Ampere GA102 and Ada GPU Architecture papers; fp64 there has
/// twice the rate of the other units.
UnitsPerClock unitsPerClock(int major, int minor);

}  // namespace warpbench::cuda
