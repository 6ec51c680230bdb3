// SPDX-License-Identifier: GPL-3.0-or-later
// Experiments that are left to a cluster, and what comes of them.
#include <QAction>
#include <QMenu>
#include <algorithm>

#include "autosave.h"
#include "device_id.h"
#include "error.h"
#include "experiment_panel.h"
#include "job_bar.h"
#include "main_window.h"
#include "plots_panel.h"
#include "run_status.h"
#include "shown_text.h"

namespace warpbench::gui {

void MainWindow::watchJobs(const std::filesystem::path& folder, std::chrono::milliseconds every) {
  m_jobs.watch(folder, every);
}

void MainWindow::connectJobs() {
  connect(&m_jobs, &JobWatcher::left, this, [this](const QString& job) {
    if (!m_running) m_status->showEnd(tr("Left to the cluster: job %1").arg(job));
    emit jobLeft(job);
  });
  connect(&m_jobs, &JobWatcher::failed, this, [this](const QString& reason) { m_dialogs->showError(this, reason); });
  connect(&m_document, &SessionDocument::stateChanged, this, [this] {
    if (!m_document.modified()) m_jobs.setSafe(m_document.revision());
  });
}

void MainWindow::addJobAction(QMenu& menu) {
  m_leave = menu.addAction(tr("&Leave to the cluster"));
  m_leave->setToolTip(tr(
      "Submit the experiment to the device's cluster and wait for nothing; its results are offered when it is done"));
  connect(m_leave, &QAction::triggered, this, &MainWindow::leaveToCluster);
}

const process::NamedPlace* MainWindow::cluster() const {
  const DeviceInfo* device = m_experiment->device();
  if (!device) return nullptr;
  const auto place = std::ranges::find(m_settings.places, placeIn(device->record.id), &process::NamedPlace::name);
  const bool slurm = place != m_settings.places.end() && process::isPlace(place->text) &&
                     process::placeFrom(place->text).kind == process::Place::Kind::Slurm;
  return slurm ? &*place : nullptr;
}

void MainWindow::leaveToCluster() {
  const process::NamedPlace* place = cluster();
  if (!place) return;
  try {
    Request request = m_experiment->request();
    m_settings.applyTo(request.options);
    m_jobs.leave(*place, request);
    if (!m_running) m_status->showEnd(tr("Leaving it to the cluster..."));
  } catch (const RequestError& error) {
    m_dialogs->showError(this, plots::shownText(error.what()));
  }
}

void MainWindow::addJobResults() {
  const EndedJob* ended = m_jobs.ended();
  if (!ended) return;
  const Session session = ended->session;
  if (!session.results.empty()) m_document.addEnvironment(session.environment);
  for (const Result& result : session.results) m_document.append(result);
  m_plots->refresh();
  if (!session.results.empty() && !m_running) {
    showFamily(session.results.front().family);
    m_status->showEnd(tr("Results added to the session: %1").arg(session.results.size()));
  }
  m_jobs.markAdded(m_document.revision());
  if (!m_document.modified()) m_jobs.setSafe(m_document.revision());  // it had none
}

}  // namespace warpbench::gui
