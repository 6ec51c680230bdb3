// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/any_session.h"

#include "core/files/file_io.h"
#include "core/text/error.h"
#include "core/text/text.h"
#include "format/session_file.h"
#include "import/foreign_formats.h"

namespace warpbench {

namespace {

bool hasLineThatStartsWith(std::string_view text, std::string_view start) {
  return text.starts_with(start) || text.find("\n" + std::string(start)) != std::string_view::npos;
}

}  // namespace

OpenedSession anySessionFromText(std::string_view text) {
  constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  if (first != std::string_view::npos && (text[first] == '{' || text[first] == '[')) {
    if (import::isNvbenchJson(text)) return {import::sessionFromNvbenchJson(text), true};
    return {sessionFromJson(text), false};
  }
  if (hasLineThatStartsWith(text, import::kNcuHeader)) return {import::sessionFromNcuTable(text), true};
  if (text.starts_with(import::kNvbenchCsvHeader)) return {import::sessionFromNvbenchCsv(text), true};
  throw FormatError(
      Message::text("it is not a session of Warpbench, a table of Nsight Compute (ncu --csv --page raw), or a JSON or "
                    "CSV file of nvbench"));
}

OpenedSession readAnySession(const std::filesystem::path& path) {
  const std::string text = readFile(path);
  try {
    OpenedSession opened = anySessionFromText(text);
    opened.mark = markOf(text);
    return opened;
  } catch (const FormatError& error) {
    throw FormatError(Message::text("'%1': %2"), oneLine(path.string()), messageOf(error));
  }
}

}  // namespace warpbench
