// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "core/text/json_node.h"
#include "device/device.h"

/// Device descriptions in JSON, for `devices --json` and for other processes.
namespace warpbench {

/// "cuda", "recorded", "simulated", "cpu".
std::string toText(DeviceKind kind);

/// Omits a recording's points.
nlohmann::ordered_json documentOf(const DeviceInfo& device);

DeviceInfo deviceOf(const Node& node);

}  // namespace warpbench
