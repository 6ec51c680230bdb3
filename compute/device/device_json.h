// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "core/text/json_node.h"
#include "device/device.h"

/// Descriptions of devices, as `devices --json` prints them and as they come from another process.
namespace warpbench {

/// "cuda", "recorded", "simulated", "cpu".
std::string toText(DeviceKind kind);

/// All but what can be asked of a recording.
nlohmann::ordered_json documentOf(const DeviceInfo& device);

/// @throws FormatError.
DeviceInfo deviceOf(const Node& node);

}  // namespace warpbench
