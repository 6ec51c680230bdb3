// SPDX-License-Identifier: GPL-3.0-or-later
// Connects the window to the controllers' signals about files, devices, jobs and lessons.
#include <QAction>
#include <algorithm>

#include "core/text/error.h"
#include "experiment/experiment_panel.h"
#include "exporter/exporter.h"
#include "format/session_merge.h"
#include "lessons/lesson_mode.h"
#include "plots/plots_panel.h"
#include "presentation/presentation.h"
#include "programs/program_files.h"
#include "recovery/recovery_bar.h"
#include "run/job_bar.h"
#include "run/run_status.h"
#include "text/shown_text.h"
#include "window/main_window.h"

namespace warpbench::gui {

void MainWindow::connectSessions() {
  connect(&m_workbench.sessions, &SessionController::openRequested, this, &MainWindow::open);
  connect(&m_workbench.sessions, &SessionController::done, this, &MainWindow::showFileDone);
  connect(&m_workbench.sessions, &SessionController::failed, this, &MainWindow::showFileFailed);
  connect(&m_workbench.sessions, &SessionController::cancelled, this, [this] { emit fileDone(false); });
  connect(&m_workbench.sessions, &SessionController::recovered, this, [this](std::size_t results) {
    m_content->status().showEnd(tr("Recovered. Unsaved results: %1").arg(results));
  });
  connect(&m_workbench.sessions, &SessionController::kept, &m_workbench.jobs, &JobWatcher::setSafe);
  connect(&document(), &SessionDocument::stateChanged, this, [this] {
    updateState();
    if (!document().modified()) m_workbench.jobs.setSafe(document().revision());
  });
}

void MainWindow::open(const QString& path) {
  if (isProgram(path)) {
    openProgram(path);
    return;
  }
  if (!m_lessons->openFile(path)) {
    m_workbench.sessions.open(path);
    return;
  }
  // Queued, as for a session, which is read in the background.
  QMetaObject::invokeMethod(
      this, [this] { emit fileDone(m_lessons->player().isOpen()); }, Qt::QueuedConnection);
}

void MainWindow::askOpenProgram() {
  const QString path = m_dialogs->askOpenPath(this, tr("Open CUDA program"), programFilter());
  if (!path.isEmpty()) openProgram(path);
}

void MainWindow::openProgram(const QString& path) {
  const DeviceInfo* device = experiment().device();
  m_content->programs().open(path, device ? device->record.id : std::string());
  m_content->workspaces().choose(WindowMode::Program);
}

void MainWindow::newSession() {
  whenResultsMayGo([this] { m_workbench.sessions.document().begin(); });
}

void MainWindow::clearResults() {
  whenResultsMayGo([this] { m_workbench.sessions.document().clear(); });
}

void MainWindow::whenResultsMayGo(const std::function<void()>& clear) {
  m_workbench.sessions.whenNothingIsLost([this, clear] {
    m_workbench.runs.live().drop();  // results in progress belong to the session being cleared
    clear();
    m_content->status().showEnd({});  // the status was about the removed run
  });
}

void MainWindow::showFileDone(const QString& message) {
  if (!running()) m_content->status().showEnd(message);
  emit fileDone(true);
  goOnAfterFiles();
}

void MainWindow::showFileFailed(const QString& reason) {
  m_closing.fileFailed();
  showWaiting();
  m_dialogs->showError(this, reason);
  emit fileDone(false);
  goOnAfterFiles();
}

bool MainWindow::busy() const {
  const std::vector<ProgramView*> programs = m_content->programs().all();
  return running() || writesFiles() || std::ranges::any_of(programs, &ProgramView::running);
}

bool MainWindow::writesFiles() const { return exporter().busy() || m_lessons->preparesHandout(); }

void MainWindow::goOnAfterFiles() {
  if (writesFiles()) return;
  m_language.goOn();
  m_closing.filesDone();
}

void MainWindow::connectJobs() {
  connect(&m_workbench.jobs, &JobWatcher::left, this, [this](const QString& job) {
    showLeaving();
    const QString text = tr("Submitted to the cluster: job %1").arg(job);
    if (running())
      m_content->status().showJob(text);
    else
      m_content->status().showEnd(text);
    emit jobLeft(job);
  });
  connect(&m_workbench.jobs, &JobWatcher::failed, this, [this](const QString& reason) {
    showLeaving();
    m_dialogs->showError(this, reason);
  });
}

void MainWindow::showLeaving() {
  m_content->status().showJob(m_workbench.jobs.leaving() ? tr("Submitting to the cluster...") : QString());
  updateState();
}

void MainWindow::leaveToCluster() {
  const process::NamedRemote* place = m_workbench.places.cluster(experiment().firstDevice());
  if (!place || m_workbench.jobs.leaving()) return;
  try {
    Request request = experiment().request();
    m_settings.applyTo(request.options);
    m_workbench.jobs.leave(*place, request);
    showLeaving();
  } catch (const RequestError& error) {
    m_dialogs->showError(this, plots::shownText(messageOf(error)));
  }
}

void MainWindow::addJobResults() {
  const EndedJob* ended = m_workbench.jobs.ended();
  if (!ended) return;
  const Session session = ended->session;
  m_workbench.sessions.document().runs().begin();
  m_workbench.sessions.document().add(session);
  plots().refresh();
  if (!session.results.empty() && !running()) {
    m_content->showFamily(session.results.front().family);
    m_content->status().showEnd(tr("Results added to the session: %1").arg(session.results.size()));
  }
  m_workbench.jobs.markAdded(document().revision());
  if (!document().modified()) m_workbench.jobs.setSafe(document().revision());  // the job had no results
}

void MainWindow::connectLessons() {
  connect(this, &MainWindow::runEnded, &m_lessons->runs(), &LessonRuns::ended);
  connect(&m_lessons->exercises(), &Exercises::changed, this, &MainWindow::updateState);
  connect(&m_lessons->player(), &LessonPlayer::moved, this, &MainWindow::updateState);
  connect(m_lessons, &LessonMode::opened, this, [this] { m_content->workspaces().choose(WindowMode::Teach); });
  connect(m_lessons, &LessonMode::frontChanged, this, [this] {
    if (!m_menus) return;  // the panels are being created
    keepQuiet();
    updateState();
  });
  connect(m_lessons, &LessonMode::resultsKept, this, &MainWindow::keepResults);
  connect(m_lessons, &LessonMode::handoutDone, this, [this](bool success, const QString& message) {
    if (!running()) m_content->status().showEnd(message);
    emit fileDone(success);
    goOnAfterFiles();
  });
  connect(m_lessons, &LessonMode::handoutGivenUp, this, &MainWindow::goOnAfterFiles);
}

void MainWindow::keepQuiet() {
  const bool quiet = m_presentation->on() || m_lessons->inFront();
  m_content->jobs().setQuiet(quiet);
  recovery().setQuiet(quiet);
  if (m_presentation->on())
    m_dialogs->setQuiet([this](const QString& line) { m_presentation->note(line); });
  else if (m_lessons->inFront())
    m_dialogs->setQuiet([this](const QString& line) { m_lessons->note(line); });
  else
    m_dialogs->setQuiet({});
}

void MainWindow::keepResults(const std::vector<Session>& sessions) {
  std::size_t kept = 0;
  m_workbench.sessions.document().runs().begin();
  for (const Session& session : sessions) {
    Session fresh = withIdsIn(document().session().environment, session);
    kept += fresh.results.size();
    fresh.results = missingResults(document().session(), fresh);  // without duplicates
    m_workbench.sessions.document().add(fresh);
  }
  m_content->status().showEnd(tr("Results kept in the session: %1").arg(kept));
}

}  // namespace warpbench::gui
