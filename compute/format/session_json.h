// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>

#include "core/text/json_node.h"
#include "results/session/session.h"

/// Sessions as parts of larger documents: what toJson() writes and sessionFromJson() reads.
namespace warpbench {

nlohmann::ordered_json documentOf(const Session& session);

/// @throws FormatError.
Session sessionOf(const Node& document);

/// How many values of a document parseJson() counts.
std::size_t valuesIn(const nlohmann::ordered_json& json);

/// @throws RequestError where a document of so many values and bytes could not be read again.
void checkReadable(std::size_t values, std::size_t bytes);

nlohmann::ordered_json documentOf(const Parameters& parameters);

/// @throws FormatError.
Parameters parametersOf(const Node& node);

/// `json` in one line, without its end. What is no valid UTF-8 is replaced: text from outside (an error message, a
/// device name) need not be.
std::string toLine(const nlohmann::ordered_json& json);

}  // namespace warpbench
