// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "device/device.h"

/// Several devices as one text: "cuda:0,cuda:1", "cuda:0@server,cuda:1@server".
namespace warpbench {

/// The device's id, or those of several, as they stand there: also empty ones and one that stands there twice. A path
/// behind "recorded:" may have commas: it ends at one that a device follows.
std::vector<std::string> devicesIn(std::string_view ids);

/// Whether it names more than one.
bool namesSeveral(std::string_view ids);

/// The GPUs at a place (empty: of this machine) that can be used.
std::vector<DeviceInfo> usableGpus(const std::vector<DeviceInfo>& devices, std::string_view place);

/// The devices, and behind the GPUs of each place with two or more that can be used one entry for all of these
/// together: their ids as one text, their names in its details; the rest is the first one's.
std::vector<DeviceInfo> withAllGpus(const std::vector<DeviceInfo>& devices);

}  // namespace warpbench
