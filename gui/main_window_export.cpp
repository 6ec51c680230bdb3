// SPDX-License-Identifier: GPL-3.0-or-later
// How pictures and data leave the window.
#include <QDir>

#include "error.h"
#include "exporter.h"
#include "main_window.h"
#include "plots_panel.h"
#include "run_status.h"
#include "shown_text.h"

namespace warpbench::gui {

void MainWindow::connectExporter() {
  m_exporter->setChoices(m_settings.exporting);
  connect(m_exporter, &Exporter::done, this, &MainWindow::showFileDone);
  connect(m_exporter, &Exporter::failed, this, &MainWindow::showFileFailed);
  for (const auto ended : {&Exporter::done, &Exporter::failed})
    connect(m_exporter, ended, this, [this] {
      if (m_languageWaits && !m_running) changeLanguage();
    });
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
    m_dialogs->showError(this, plots::shownText(error.what()));
    emit fileDone(false);
  }
}

}  // namespace warpbench::gui
