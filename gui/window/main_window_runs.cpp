// SPDX-License-Identifier: GPL-3.0-or-later
// Runs and checks: what starts them, what comes of them, what ends them.
#include <QAction>
#include <QDockWidget>
#include <algorithm>
#include <utility>

#include "app/texts.h"
#include "base/error.h"
#include "code/check_panel.h"
#include "experiment/experiment_panel.h"
#include "lessons/lesson_mode.h"
#include "results/plots_panel.h"
#include "results/results_panel.h"
#include "results/results_table.h"
#include "run/live_run.h"
#include "run/repeat_request.h"
#include "run/run_status.h"
#include "session/session_requests.h"
#include "text/shown_text.h"
#include "window/main_window.h"

namespace warpbench::gui {

void MainWindow::connectWorker() {
  ComputeWorker* worker = m_worker.get();
  connect(worker, &ComputeWorker::devicesListed, this, [this](const std::vector<DeviceInfo>& devices) {
    m_ownDevices = devices;
    m_devicesKnown = true;
    showDevices();
    restoreExperiment();
    emit devicesListed();
  });
  connect(worker, &ComputeWorker::opened, this, [this](const Environment& environment) {
    if (m_forLesson)
      m_lessons->runs().opened(environment);
    else
      m_document.addEnvironment(environment);
  });
  connect(worker, &ComputeWorker::progress, this, [this](const RunProgress& progress) {
    if (m_running && !m_stopping) m_status->showProgress(progress);
  });
  connect(worker, &ComputeWorker::resultReady, this, [this](const Result& result) {
    ++m_newResults;
    if (m_forLesson)
      m_lessons->runs().append(result);
    else
      m_document.append(result);
  });
  connect(worker, &ComputeWorker::checked, this, [this](const CheckReport& report) { m_check->append(report); });
  connect(worker, &ComputeWorker::finished, this, [this](bool complete) {
    if (m_checking)
      endRun(complete,
             complete ? tr("Checked. %1").arg(m_check->summary()) : tr("Stopped; the findings so far are kept"));
    else
      endRun(complete,
             complete ? tr("Done. New results: %1").arg(m_newResults) : tr("Stopped; the results so far are kept"));
  });
  connect(worker, &ComputeWorker::notCompiled, this,
          [this](const Message& message) { endRun(false, plots::shownText(message)); });
  connect(worker, &ComputeWorker::failed, this, [this](const Message& message) {
    const QString reason = plots::shownText(message);
    const bool forLesson = m_forLesson;
    if (forLesson) m_lessons->runs().failed(reason);
    endRun(false, reason);
    if (!forLesson) m_dialogs->showError(this, reason);
  });
  connect(m_live.get(), &LiveRun::ended, this, [this](const QString& message) {
    if (!m_running) m_status->showEnd(message);
  });
  connect(m_live.get(), &LiveRun::activeChanged, this, &MainWindow::updateState);
  connect(&m_queue, &RunQueue::changed, this, &MainWindow::updateState);
}

void MainWindow::startRun() {
  if (m_experiment->ready()) startOrQueue(m_experiment->request());
}

void MainWindow::startOrQueue(const Request& request) {
  if (m_running)
    m_queue.add(request);
  else
    start(request);
}

bool MainWindow::replayAtStart() {
  const DeviceInfo* device = m_experiment->device();
  const bool recording = device && device->kind == DeviceInfo::Kind::Recorded;
  if (!recording || !m_experiment->ready() || !m_document.session().results.empty()) return false;
  Request request = m_experiment->request();
  request.options.replaySpeed = 0;
  m_replaysAtStart = true;
  start(request);
  return true;
}

void MainWindow::repeat(std::size_t resultIndex) {
  if (m_running) return;
  try {
    const Session& session = m_document.session();
    Request request =
        repeatRequest(session, session.results[resultIndex], m_devices, m_experiment->firstDevice(), m_own.allowed());
    request.options.replaySpeed = m_experiment->replaySpeed();
    start(request);
  } catch (const RequestError& error) {
    m_dialogs->showError(this, plots::shownText(messageOf(error)));
  }
}

void MainWindow::repeatSession() {
  const DeviceInfo* device = m_experiment->device();
  if (!device || m_running) return;
  const SessionRequests again = requestsOf(m_document.session(), *device, m_own.allowed());
  const Message refusals = refusalText(m_document.session(), again, *device);
  if (!refusals.empty()) m_dialogs->showError(this, plots::shownText(refusals));
  for (Request request : again.requests) {
    request.options.replaySpeed = m_experiment->replaySpeed();
    request.each = m_experiment->onEach();
    startOrQueue(request);
  }
}

void MainWindow::start(Request request) {
  m_settings.applyTo(request.options);
  begin(false);
  m_newResults = 0;
  m_status->showStart(tr("Opening the device..."));
  m_worker->start(request);
}

void MainWindow::startCheck() {
  if (m_running) return;
  try {
    const Request request = m_experiment->checkRequest();
    begin(true);
    m_status->showStart(tr("Checking..."));
    m_check->start(familyTitle(request.family));
    m_checkDock->show();
    m_checkDock->raise();
    m_worker->check(request);
  } catch (const RequestError& error) {
    m_dialogs->showError(this, plots::shownText(messageOf(error)));
  }
}

void MainWindow::begin(bool check) {
  m_running = true;
  m_checking = check;
  m_stopping = false;
  if (!m_replaysAtStart) m_awaited.reset();
  m_live->setBlocked(true);
  m_experiment->setRunning(true, !check);
}

void MainWindow::stopRun() {
  m_live->drop();
  if (!m_running) return;
  m_stopping = true;
  m_worker->stop();
  m_status->showStopping();
  updateState();
}

void MainWindow::stopAll() {
  m_queue.clear();
  stopRun();
}

void MainWindow::endRun(bool complete, const QString& message) {
  if (!m_running) return;
  m_running = false;
  // What the recording can give again at any time needs no saving. What came from elsewhere meanwhile does.
  if (std::exchange(m_replaysAtStart, false) && m_document.session().results.size() == m_newResults)
    m_document.setSaved(QString(), m_document.revision());
  m_plots->refresh();
  m_forLesson = false;
  if (!m_jobs.leaving()) m_status->showJob({});
  if (m_checking) m_check->finish(complete ? m_check->summary() : message);
  m_experiment->setRunning(false);
  m_status->showEnd(message);
  emit runEnded(complete);
  if (m_closeAfterRun) {
    close();
  } else if (const auto next = m_queue.take()) {
    start(*next);
  } else {
    m_live->setBlocked(false);
    if (m_languageWaits) changeLanguage();
  }
}

}  // namespace warpbench::gui
