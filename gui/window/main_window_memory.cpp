// SPDX-License-Identifier: GPL-3.0-or-later
// How the window's memory view follows the experiment, and its handouts.
#include <QAction>
#include <QDir>

#include "base/error.h"
#include "experiment/experiment_panel.h"
#include "memory/memory_export.h"
#include "memory/memory_panel.h"
#include "memory/memory_view.h"
#include "results/plots_panel.h"
#include "results/results_table.h"
#include "window/main_window.h"

namespace warpbench::gui {

void MainWindow::connectMemory() {
  MemoryPanel& memory = m_plots->memory();
  memory.view()->setContextMenuPolicy(Qt::ActionsContextMenu);
  connect(&memory, &MemoryPanel::shown, this, &MainWindow::updateState);
  connect(m_plots, &QTabWidget::currentChanged, this, &MainWindow::updateState);
  connect(m_experiment, &ExperimentPanel::familyChanged, this, &MainWindow::followMemory);
  connect(m_experiment, &ExperimentPanel::readinessChanged, this, &MainWindow::followMemory);
  connect(m_table, &ResultsTable::selectedResultsChanged, this, &MainWindow::followMemory);
}

void MainWindow::followMemory() {
  MemoryPanel& memory = m_plots->memory();
  if (const auto selected = m_table->selectedResults(); !selected.empty()) {
    const Result& result = m_document.session().results[selected.back()];
    memory.follow(result.family, result.variant);
    return;
  }
  try {
    const Request request = m_experiment->checkRequest();
    memory.follow(request.family, request.variants.front());
  } catch (const RequestError&) {
    // No variant that can be simulated: the view says so of the first that is chosen by hand.
  }
}

void MainWindow::updateMemory() { m_exportSteps->setEnabled(m_plots->memory().scene() != nullptr); }

void MainWindow::askExportSteps() {
  const QString path =
      m_dialogs->askSavePath(this, tr("Export all steps"), proposedPath(QStringLiteral("pdf")), tr("Handouts (*.pdf)"));
  if (!path.isEmpty()) exportSteps(path);
}

void MainWindow::exportSteps(const QString& path) {
  const std::shared_ptr<const plots::MemoryScene> scene = m_plots->memory().scene();
  if (!scene) return;
  m_writer.start([scene, path] { plots::exportMemoryPages(*scene, path); },
                 tr("Exported %1").arg(QDir::toNativeSeparators(path)));
}

}  // namespace warpbench::gui
