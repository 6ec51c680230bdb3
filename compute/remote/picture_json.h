// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <nlohmann/json.hpp>

#include "core/text/json_node.h"
#include "results/values/result.h"

/// The pictures of a result on their way between processes; files do not keep them.
namespace warpbench::process {

/// Values in base 64. Null where they take more than a line may hold.
nlohmann::ordered_json documentOf(const Pictures& pictures);

/// @throws FormatError where a picture's values do not fill it.
std::shared_ptr<const Pictures> picturesOf(const Node& node);

}  // namespace warpbench::process
