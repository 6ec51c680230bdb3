// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "results/session/session.h"

namespace warpbench {

/// The document that the manual describes, format warpbench-session, version 1. Every double survives the round trip.
/// @throws RequestError of more results or devices than are read from a file (session_limits.h).
std::string toJson(const Session& session);

/// @throws FormatError saying what is wrong and where (line and column, or the path of the field).
Session sessionFromJson(std::string_view text);

/// One row per result, units in the header, RFC 4180, a decimal point whatever the locale.
/// @throws RequestError where the results have more than 2,000 different parameters.
std::string toCsv(const Session& session);

/// @throws RequestError where the file cannot be read; FormatError, naming the file, where it is no session.
Session readSession(const std::filesystem::path& path);

}  // namespace warpbench
