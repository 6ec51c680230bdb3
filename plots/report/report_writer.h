// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <memory>

#include "report/report.h"

namespace warpbench::plots {

/// Writes a report part by part, so that a window can stay alive in between: a part takes no longer than a few plots.
/// Needs the GUI thread, which plots are drawn on.
class ReportWriter {
 public:
  virtual ~ReportWriter() = default;
  /// Does the next part; the last one puts the file in place, whole.
  /// @returns whether there are more. @throws RequestError naming the path and the cause.
  virtual bool step() = 0;
};

/// By the path's ending: .html for one page that needs nothing else, .pdf for pages of A4. Nothing of the report is
/// read as markup. The same report gives the same HTML.
/// @throws RequestError naming the path and the cause, also for another ending.
std::unique_ptr<ReportWriter> reportWriter(Report report, const QString& path);

/// All parts at once. @throws RequestError naming the path and the cause.
void exportReport(Report report, const QString& path);

std::unique_ptr<ReportWriter> htmlReportWriter(Report report, const QString& path);
std::unique_ptr<ReportWriter> pdfReportWriter(Report report, const QString& path);

}  // namespace warpbench::plots
