// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/json_node.h"
#include "engine/simulated/check.h"
#include "engine/simulated/trace.h"

/// What a check and a trace came to, on the way from another process: without the point, which the asking process knows.
namespace warpbench {

nlohmann::ordered_json documentOf(const CheckReport& report);
nlohmann::ordered_json documentOf(const BlockTrace& trace);

/// Three sizes or indices: of a grid, of a block. @throws FormatError.
std::array<unsigned, 3> sizesOf(const Node& node);

/// @throws FormatError.
CheckReport checkReportOf(const Node& node);
BlockTrace blockTraceOf(const Node& node);

}  // namespace warpbench
