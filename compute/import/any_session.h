// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string_view>

#include "core/files/file_io.h"
#include "results/session/session.h"

/// Results of other programs, read as sessions: times recorded elsewhere, of kernels that the catalogue need not know.
namespace warpbench {

struct OpenedSession {
  Session session;
  bool imported = false;  ///< from another program's file, which is not to be written over
  FileMark mark = {};     ///< of the file that it was read from
};

/// A session, Nsight Compute's table (`ncu --csv --page raw`), nvbench's JSON or nvbench's CSV: told apart by content.
/// @throws RequestError where the file cannot be read; FormatError, naming the file and the place, where it is none of
/// these.
OpenedSession readAnySession(const std::filesystem::path& path);

/// The same of a file's content; the message does not name the file.
OpenedSession anySessionFromText(std::string_view text);

}  // namespace warpbench
