// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <memory>

#include "report/report.h"

namespace warpbench::plots {

/// Writes a report in steps, so that a window stays responsive: a step takes no longer than a few plots. Needs the GUI
/// thread for drawing plots.
class ReportWriter {
 public:
  virtual ~ReportWriter() = default;
  /// Performs the next step. The last one puts the complete file in place.
  /// @returns whether more steps remain.
  /// @throws RequestError naming the path and the cause.
  virtual bool step() = 0;
};

/// Selects the format by the path's ending: .html for one self-contained page, .pdf for A4 pages. Escapes all text of
/// the report. Equal reports give equal HTML.
/// @throws RequestError naming the path and the cause, also for another ending.
std::unique_ptr<ReportWriter> reportWriter(Report report, const QString& path);

/// Runs all steps.
/// @throws RequestError naming the path and the cause.
void exportReport(Report report, const QString& path);

std::unique_ptr<ReportWriter> htmlReportWriter(Report report, const QString& path);
std::unique_ptr<ReportWriter> pdfReportWriter(Report report, const QString& path);

}  // namespace warpbench::plots
