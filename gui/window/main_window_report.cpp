// SPDX-License-Identifier: GPL-3.0-or-later
// How the window's session becomes a report.
#include <QDir>

#include "export/report_dialog.h"
#include "export/report_export.h"
#include "window/main_window.h"

namespace warpbench::gui {

void MainWindow::askExportReport() {
  auto* dialog = new ReportDialog(m_reportOptions, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this, [this, dialog] {
    m_reportOptions = dialog->options();
    const bool pdf = m_reportOptions.ending == QLatin1String("pdf");
    const QString path = m_dialogs->askSavePath(this, tr("Export report"),
                                                proposedPath(QStringLiteral("report.") + m_reportOptions.ending),
                                                pdf ? tr("Reports (*.pdf)") : tr("Reports (*.html)"));
    if (!path.isEmpty()) exportReport(path);
  });
  dialog->open();
}

void MainWindow::exportReport(const QString& path) {
  writeReport(m_writer, m_document.session(), m_reportOptions.listings, path,
              tr("Exported %1").arg(QDir::toNativeSeparators(path)));
}

}  // namespace warpbench::gui
