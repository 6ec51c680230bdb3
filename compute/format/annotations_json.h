// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include "core/text/json_node.h"
#include "results/session/annotations.h"

/// The user's annotations in session files.
namespace warpbench {

struct Session;

/// Adds the session's runs, series names, marks, plot wordings and axes, if any.
void addAnnotations(nlohmann::ordered_json& document, const Session& session);

/// Adds annotations to a session. @throws FormatError for a result that is missing or in two runs, or a bad colour.
void readAnnotations(const Node& document, Session& session);

}  // namespace warpbench
