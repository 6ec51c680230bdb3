// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include "core/text/json_node.h"
#include "results/session/annotations.h"

/// What a person adds to a session, as its file has it.
namespace warpbench {

struct Session;

/// Adds the session's runs, names of series, marks and words of plots where it has any.
void addAnnotations(nlohmann::ordered_json& document, const Session& session);

/// Reads them into a session that has its results. @throws FormatError where a run names a result that is not there or
/// that another run has, or where a colour is none.
void readAnnotations(const Node& document, Session& session);

}  // namespace warpbench
