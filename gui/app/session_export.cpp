// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session_export.h"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "app/headless.h"
#include "core/files/file_io.h"
#include "core/text/error.h"
#include "core/text/text.h"
#include "format/session_file.h"
#include "import/any_session.h"
#include "report/report_table.h"
#include "report/report_writer.h"
#include "results/session/session.h"
#include "widgets/file_path.h"

namespace warpbench::gui {

namespace {

struct ChosenSession {
  Session session;
  std::size_t leftOut = 0;  ///< number of results of hidden runs
};

/// The session, reduced to one family if requested.
ChosenSession chosenSession(const CommandLine& line) {
  Session session = readAnySession(filePath(line.session)).session;
  const auto chosen = [family = line.family.toStdString()](const Result& result) {
    return family.empty() || result.family == family;
  };
  const auto all = std::ranges::count_if(session.results, chosen);
  if (line.exported == ExportKind::Table || line.exported == ExportKind::Report)
    session = withoutHiddenRuns(std::move(session));
  session.results.removeIf([&](const Result& result) { return !chosen(result); });
  if (session.results.empty() && !line.family.isEmpty())
    throw RequestError("--family " + printable(line.family.toStdString()) + ": the session has no results of it");
  const std::size_t leftOut = static_cast<std::size_t>(all) - session.results.size();
  return {std::move(session), leftOut};
}

bool endsIn(const QString& path, const char* ending) {
  return path.endsWith(QLatin1String(ending), Qt::CaseInsensitive);
}

}  // namespace

int exportSession(const CommandLine& line) {
  for (const QString& input : {line.session, line.compare})
    if (!input.isEmpty()) checkNotRead(filePath(line.output), filePath(input));
  if (line.exported == ExportKind::Plot || line.exported == ExportKind::Data) return exportSessionPlot(line);
  const auto [session, leftOut] = chosenSession(line);
  const std::filesystem::path path = filePath(line.output);
  switch (line.exported) {
    case ExportKind::Table: {
      const ResultTable table = plots::shownTable(session);
      writeFile(path, endsIn(line.output, ".tex") ? toLatex(table) : toMarkdown(table));
      break;
    }
    case ExportKind::Session:
      writeFile(path, endsIn(line.output, ".csv") ? toCsv(session) : toJson(session));
      break;
    case ExportKind::Report:
      plots::exportReport(plots::reportOf(session, {.listings = line.listings, .leftOut = leftOut}), line.output);
      break;
    case ExportKind::Plot:
    case ExportKind::Data:
      break;
  }
  return 0;
}

}  // namespace warpbench::gui
