// SPDX-License-Identifier: GPL-3.0-or-later
// Experiments that are left to a cluster, and what comes of them.
#include <QAction>
#include <QMenu>
#include <algorithm>

#include "base/error.h"
#include "device/device_id.h"
#include "document/autosave.h"
#include "experiment/experiment_panel.h"
#include "results/plots_panel.h"
#include "run/job_bar.h"
#include "run/run_status.h"
#include "text/shown_text.h"
#include "window/main_window.h"

namespace warpbench::gui {

void MainWindow::watchJobs(const std::filesystem::path& folder, std::chrono::milliseconds every) {
  m_jobs.watch(folder, every);
}

void MainWindow::connectJobs() {
  connect(&m_jobs, &JobWatcher::left, this, [this](const QString& job) {
    showLeaving();
    const QString text = tr("Submitted to the cluster: job %1").arg(job);
    if (m_running)
      m_status->showJob(text);
    else
      m_status->showEnd(text);
    emit jobLeft(job);
  });
  connect(&m_jobs, &JobWatcher::failed, this, [this](const QString& reason) {
    showLeaving();
    m_dialogs->showError(this, reason);
  });
  connect(&m_document, &SessionDocument::stateChanged, this, [this] {
    if (!m_document.modified()) m_jobs.setSafe(m_document.revision());
  });
}

void MainWindow::addJobAction(QMenu& menu) {
  m_leave = menu.addAction(tr("&Leave to the cluster"));
  m_leave->setToolTip(tr("Submit the experiment to the device's cluster; its results are offered when it is done"));
  connect(m_leave, &QAction::triggered, this, &MainWindow::leaveToCluster);
}

const process::NamedPlace* MainWindow::cluster() const {
  const DeviceInfo* device = m_experiment->firstDevice();
  if (!device) return nullptr;
  const auto place = std::ranges::find(m_settings.places, placeIn(device->record.id), &process::NamedPlace::name);
  if (place == m_settings.places.end() || !process::isPlace(place->text)) return nullptr;
  const process::Place read = process::placeFrom(place->text);
  // Jobs are submitted on this machine, not on a login host.
  return read.kind == process::Place::Kind::Slurm && read.host.empty() ? &*place : nullptr;
}

void MainWindow::showLeaving() {
  m_status->showJob(m_jobs.leaving() ? tr("Submitting to the cluster...") : QString());
  updateState();
}

void MainWindow::leaveToCluster() {
  const process::NamedPlace* place = cluster();
  if (!place || m_jobs.leaving()) return;
  try {
    Request request = m_experiment->request();
    m_settings.applyTo(request.options);
    m_jobs.leave(*place, request);
    showLeaving();
  } catch (const RequestError& error) {
    m_dialogs->showError(this, plots::shownText(messageOf(error)));
  }
}

void MainWindow::addJobResults() {
  const EndedJob* ended = m_jobs.ended();
  if (!ended) return;
  const Session session = ended->session;
  m_document.add(session);
  m_plots->refresh();
  if (!session.results.empty() && !m_running) {
    showFamily(session.results.front().family);
    m_status->showEnd(tr("Results added to the session: %1").arg(session.results.size()));
  }
  m_jobs.markAdded(m_document.revision());
  if (!m_document.modified()) m_jobs.setSafe(m_document.revision());  // it had none
}

}  // namespace warpbench::gui
