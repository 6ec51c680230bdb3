// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "results/session/session.h"

namespace warpbench {

/// Writes format warpbench-session, version 1, as described in the manual. Doubles survive the round trip. @throws
/// RequestError for more results or devices than a file may have (session_limits.h).
std::string toJson(const Session& session);

/// @throws FormatError with the fault and its place (line and column, or path of the field).
Session sessionFromJson(std::string_view text);

/// One row per result, with units in the header (RFC 4180), in any locale. @throws RequestError over 2,000 parameters.
std::string toCsv(const Session& session);

/// @throws RequestError if the file cannot be read; FormatError with the file's name if it is not a session.
Session readSession(const std::filesystem::path& path);

}  // namespace warpbench
