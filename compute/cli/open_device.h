// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "device/device.h"

/// Opens devices by the ids of the command line, at the given place or on this machine.

namespace warpbench::cli {

/// The device of a command that needs a CUDA device.
/// @throws RequestError if it does not exist, is not a CUDA device or is unavailable.
DeviceInfo cudaDevice(const std::string& id);

/// The device's number in CUDA.
int ordinalOf(const DeviceInfo& device);

/// Opens the device, or the place's default one if the id is empty. @throws RequestError, DeviceError; Cancelled.
std::unique_ptr<Device> openChosen(const std::optional<std::string>& place, const std::string& id,
                                   const std::stop_token& stop);

/// Opens all of "cuda:0,cuda:1", or every usable GPU for "all". Several devices always run in separate processes.
/// @throws RequestError, DeviceError; Cancelled.
std::vector<std::unique_ptr<Device>> openAll(const std::optional<std::string>& place, const std::string& ids,
                                             const std::stop_token& stop);

/// Opens the device for the user's kernels in a separate process; a simulated one if the id is empty.
/// @throws RequestError, DeviceError; Cancelled.
std::vector<std::unique_ptr<Device>> openForOwn(const std::optional<std::string>& place, const std::string& id,
                                                const std::stop_token& stop);

/// @throws RequestError if the device has no hardware counters.
void checkHasCounters(const DeviceInfo& device);

}  // namespace warpbench::cli
