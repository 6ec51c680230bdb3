// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/report_writer.h"

#include <QCoreApplication>
#include <QFileInfo>

#include "export/picture_export.h"

namespace warpbench::plots {
namespace {

struct ReportWriterText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::Report)
};

}  // namespace

std::unique_ptr<ReportWriter> reportWriter(Report report, const QString& path) {
  const QString ending = QFileInfo(path).suffix().toLower();
  if (ending == QLatin1String("html")) return htmlReportWriter(std::move(report), path);
  if (ending == QLatin1String("pdf")) return pdfReportWriter(std::move(report), path);
  failExport(path, ReportWriterText::tr("the name of a report must end in .html or .pdf"));
}

void exportReport(Report report, const QString& path) {
  const auto writer = reportWriter(std::move(report), path);
  while (writer->step()) {
  }
}

}  // namespace warpbench::plots
