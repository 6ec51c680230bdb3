// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string_view>

#include "core/files/file_io.h"
#include "results/session/session.h"

/// Imports results of other programs as sessions. Their kernels need not be in the catalogue.
namespace warpbench {

struct OpenedSession {
  Session session;
  bool imported = false;  ///< from another program's file, which must not be overwritten
  FileMark mark = {};     ///< of the file read
};

/// Reads a session, Nsight Compute's table (`ncu --csv --page raw`), or nvbench's JSON or CSV, detected by content.
/// @throws RequestError if the file cannot be read; FormatError with file and place for any other format.
OpenedSession readAnySession(const std::filesystem::path& path);

/// Likewise for a file's content; errors do not name the file.
OpenedSession anySessionFromText(std::string_view text);

}  // namespace warpbench
