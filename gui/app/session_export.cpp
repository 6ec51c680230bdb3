// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session_export.h"

#include <algorithm>
#include <filesystem>

#include "app/headless.h"
#include "core/files/file_io.h"
#include "core/text/error.h"
#include "core/text/text.h"
#include "format/session_file.h"
#include "import/any_session.h"
#include "report/report_table.h"
#include "report/report_writer.h"
#include "results/session/hidden_runs.h"
#include "widgets/file_path.h"

namespace warpbench::gui {

namespace {

/// The session, of the one family where that is asked for.
Session chosenSession(const CommandLine& line) {
  Session session = readAnySession(filePath(line.session)).session;
  if (line.exported == ExportKind::Table || line.exported == ExportKind::Report)
    session = withoutHiddenRuns(std::move(session));
  if (line.family.isEmpty()) return session;
  const std::string family = line.family.toStdString();
  session.results.removeIf([&](const Result& result) { return result.family != family; });
  if (session.results.empty())
    throw RequestError("--family " + printable(family) + ": the session has no results of it");
  return session;
}

bool endsIn(const QString& path, const char* ending) {
  return path.endsWith(QLatin1String(ending), Qt::CaseInsensitive);
}

}  // namespace

int exportSession(const CommandLine& line) {
  for (const QString& input : {line.session, line.compare})
    if (!input.isEmpty()) checkNotRead(filePath(line.output), filePath(input));
  if (line.exported == ExportKind::Plot || line.exported == ExportKind::Data) return exportSessionPlot(line);
  const Session session = chosenSession(line);
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
      plots::exportReport(plots::reportOf(session, {.listings = line.listings}), line.output);
      break;
    case ExportKind::Plot:
    case ExportKind::Data:
      break;
  }
  return 0;
}

}  // namespace warpbench::gui
