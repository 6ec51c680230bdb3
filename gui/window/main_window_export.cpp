// SPDX-License-Identifier: GPL-3.0-or-later
// How pictures and data leave the window, and what waits for that.
#include <QDir>
#include <utility>

#include "base/error.h"
#include "export/exporter.h"
#include "files/file_io.h"
#include "lessons/lesson_mode.h"
#include "results/plots_panel.h"
#include "run/run_status.h"
#include "text/shown_text.h"
#include "window/main_window.h"

namespace warpbench::gui {

void MainWindow::connectExporter() {
  m_exporter->setChoices(m_settings.exporting);
  connect(m_exporter, &Exporter::done, this, &MainWindow::showFileDone);
  connect(m_exporter, &Exporter::failed, this, &MainWindow::showFileFailed);
  connect(m_exporter, &Exporter::choicesChanged, this, [this](const ExportChoices& choices) {
    Settings settings = m_settings;
    settings.exporting = choices;
    setSettings(settings);
  });
}

void MainWindow::exportPlot(const QString& path) {
  try {
    m_plots->exportFront(path);
    m_status->showEnd(tr("Exported %1").arg(QDir::toNativeSeparators(path)));
    emit fileDone(true);
  } catch (const RequestError& error) {
    m_dialogs->showError(this, plots::shownText(messageOf(error)));
    emit fileDone(false);
  }
}

void MainWindow::exportCsv(const QString& path) {
  m_writer.start([path, session = m_document.session()] { writeFile(path.toStdU16String(), toCsv(session)); },
                 tr("Exported %1").arg(QDir::toNativeSeparators(path)));
}

void MainWindow::showFileDone(const QString& message) {
  if (!m_running) m_status->showEnd(message);
  emit fileDone(true);
  goOnAfterFiles();
}

void MainWindow::showFileFailed(const QString& reason) {
  m_closeAfterFiles.reset();  // whoever closed the window is to see this
  showWaiting();
  m_dialogs->showError(this, reason);
  emit fileDone(false);
  goOnAfterFiles();
}

bool MainWindow::writesFiles() const { return m_writer.busy() || m_exporter->busy() || m_lessons->preparesHandout(); }

void MainWindow::goOnAfterFiles() {
  if (writesFiles()) return;
  if (m_languageWaits && !m_running) changeLanguage();
  if (std::exchange(m_closeAfterHandout, false)) QMetaObject::invokeMethod(this, &QWidget::close, Qt::QueuedConnection);
  if (!m_closeAfterFiles) return;
  m_closeConfirmed = std::exchange(m_closeAfterFiles, std::nullopt) == m_document.revision();
  // Later: it is a batch's dialog that has told of its end.
  QMetaObject::invokeMethod(this, &QWidget::close, Qt::QueuedConnection);
}

void MainWindow::showWaiting() {
  QString note;
  if (m_closeAfterFiles || m_closeAfterHandout)
    note = tr("Closing when all files are written. Close again to abandon them.");
  else if (m_languageWaits && m_running)
    note = tr("The language changes when the run ends.");
  else if (m_languageWaits)
    note = tr("The language changes when all files are written.");
  m_status->showNote(note);
}

}  // namespace warpbench::gui
