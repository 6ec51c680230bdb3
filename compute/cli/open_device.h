// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "device/device.h"

/// Devices as the command line names them, at the place that it names, else in this process.

namespace warpbench::cli {

/// The CUDA device of a command that works on such devices only.
/// @throws RequestError where it is not there, no CUDA device, or not available.
DeviceInfo cudaDevice(const std::string& id);

/// CUDA's number of it.
int ordinalOf(const DeviceInfo& device);

/// Without an id the one that is chosen there by default.
/// @throws RequestError, DeviceError; Cancelled.
std::unique_ptr<Device> openChosen(const std::optional<std::string>& place, const std::string& id,
                                   const std::stop_token& stop);

/// All of "cuda:0,cuda:1"; of "all" every GPU there that can be used. Several are each in a process of its own in any
/// case.
/// @throws RequestError, DeviceError; Cancelled.
std::vector<std::unique_ptr<Device>> openAll(const std::optional<std::string>& place, const std::string& ids,
                                             const std::stop_token& stop);

/// The one that kernels of the user's run on, in a process of its own; without an id a simulated one.
/// @throws RequestError, DeviceError; Cancelled.
std::vector<std::unique_ptr<Device>> openForOwn(const std::optional<std::string>& place, const std::string& id,
                                                const std::stop_token& stop);

/// @throws RequestError where the device has no counters of the hardware.
void checkHasCounters(const DeviceInfo& device);

}  // namespace warpbench::cli
