// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "device/device.h"

/// Several devices as one text: "cuda:0,cuda:1", "cuda:0@server,cuda:1@server".
namespace warpbench {

/// Splits ids at commas; keeps empty and repeated ones. In a path after "recorded:", only commas before a device count.
std::vector<std::string> devicesIn(std::string_view ids);

bool namesSeveral(std::string_view ids);

/// The usable GPUs at a place; an empty place is this machine.
std::vector<DeviceInfo> usableGpus(const std::vector<DeviceInfo>& devices, std::string_view place);

/// Adds an entry for all usable GPUs of each place that has at least two, after these GPUs. Its id joins their ids, its
/// details their names; other fields are the first GPU's.
std::vector<DeviceInfo> withAllGpus(const std::vector<DeviceInfo>& devices);

}  // namespace warpbench
