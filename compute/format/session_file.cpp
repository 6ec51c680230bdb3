// SPDX-License-Identifier: GPL-3.0-or-later
#include "format/session_file.h"

#include "core/files/file_io.h"
#include "core/text/error.h"
#include "core/text/text.h"

namespace warpbench {

Session readSession(const std::filesystem::path& path) {
  const std::string text = readFile(path);
  try {
    return sessionFromJson(text);
  } catch (const FormatError& error) {
    throw FormatError(Message::text("'%1': %2"), oneLine(path.string()), messageOf(error));
  }
}

}  // namespace warpbench
