// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <nlohmann/json.hpp>

#include "core/text/json_node.h"
#include "results/values/result.h"

/// Transfers a result's pictures between processes; files do not store them.
namespace warpbench::process {

/// Pixels in base64. Null if they exceed the length of a line.
nlohmann::ordered_json documentOf(const Pictures& pictures);

/// @throws FormatError if the number of values does not match the picture's size.
std::shared_ptr<const Pictures> picturesOf(const Node& node);

}  // namespace warpbench::process
