// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>

#include "core/text/json_node.h"
#include "results/session/session.h"
#include "results/values/own_kernel.h"

/// The user's kernels in JSON, for session files and for other processes.

/// Sessions as parts of larger documents, in the format of toJson() and sessionFromJson().

namespace warpbench {

nlohmann::ordered_json documentOf(const OwnKernel& own);
nlohmann::ordered_json documentOf(const KernelCopy& copy);

OwnKernel ownKernelOf(const Node& node);
KernelCopy kernelCopyOf(const Node& node);

nlohmann::ordered_json documentOf(const Session& session);

Session sessionOf(const Node& document);

/// The number of values as counted by parseJson().
std::size_t valuesIn(const nlohmann::ordered_json& json);

/// @throws RequestError if a document of this many values and bytes could not be read back.
void checkReadable(std::size_t values, std::size_t bytes);

nlohmann::ordered_json documentOf(const Parameters& parameters);

Parameters parametersOf(const Node& node);

/// `json` as one line without a line end, with invalid UTF-8 from outside (messages, device names) replaced.
std::string toLine(const nlohmann::ordered_json& json);

}  // namespace warpbench
