// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/json_node.h"
#include "engine/simulated/check.h"

/// Reports and traces in JSON, sent from another process. They omit the point, which the receiver knows.
namespace warpbench {

nlohmann::ordered_json documentOf(const CheckReport& report);
nlohmann::ordered_json documentOf(const BlockTrace& trace);

/// Three sizes or indices of a grid or block. @throws FormatError.
std::array<unsigned, 3> sizesOf(const Node& node);

CheckReport checkReportOf(const Node& node);
BlockTrace blockTraceOf(const Node& node);

}  // namespace warpbench
