// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons and presentations in the window.
#include <QAction>
#include <QVBoxLayout>

#include "base/error.h"
#include "document/recovery_bar.h"
#include "experiment/experiment_panel.h"
#include "lessons/lesson_mode.h"
#include "results/plots_panel.h"
#include "run/job_bar.h"
#include "run/run_status.h"
#include "session/session_merge.h"
#include "window/main_window.h"
#include "window/presentation.h"

namespace warpbench::gui {

void MainWindow::createLessons(QVBoxLayout& centre) {
  if (!m_lessons) connectLessons();
  m_lessons->createContent(centre);
  m_plots->setVisible(!m_lessons->player().isOpen());
  m_presentation->createContent(*m_plots);
  connect(m_presentation->action(), &QAction::toggled, this, &MainWindow::keepQuiet);
}

void MainWindow::connectLessons() {
  m_lessons = new LessonMode(
      *this, *m_dialogs,
      {.devices = [this]() -> const std::vector<DeviceInfo>& { return m_devices; },
       .chosenDevice =
           [this] { return m_experiment->firstDevice() ? m_experiment->firstDevice()->record.id : std::string(); },
       .busy = [this] { return m_running; },
       .run = [this](const Request& request) { startForLesson(request); },
       .stop = [this] { stopRun(); }});
  m_presentation = new Presentation(*this, *m_lessons);
  connect(&m_lessons->player(), &LessonPlayer::opened, this, &MainWindow::keepQuiet);
  connect(&m_lessons->player(), &LessonPlayer::closed, this, &MainWindow::keepQuiet);
  connect(m_lessons, &LessonMode::openChanged, this, [this](bool open) { m_plots->setVisible(!open); });
  connect(m_lessons, &LessonMode::resultsKept, this, &MainWindow::keepResults);
  connect(m_lessons, &LessonMode::handoutDone, this, [this](bool success, const QString& message) {
    if (!m_running) m_status->showEnd(message);
    emit fileDone(success);
    goOnAfterFiles();
  });
  connect(m_lessons, &LessonMode::handoutGivenUp, this, &MainWindow::goOnAfterFiles);
  connect(this, &MainWindow::runEnded, m_lessons, [this](bool complete) { m_lessons->runs().ended(complete); });
}

// In front of a class nothing pops up.
void MainWindow::keepQuiet() {
  const bool quiet = m_presentation->on() || m_lessons->player().isOpen();
  m_jobBar->setQuiet(quiet);
  m_recovery->setQuiet(quiet);
  if (m_presentation->on())
    m_dialogs->setQuiet([this](const QString& line) { m_presentation->note(line); });
  else if (m_lessons->player().isOpen())
    m_dialogs->setQuiet([this](const QString& line) { m_lessons->note(line); });
  else
    m_dialogs->setQuiet({});
}

void MainWindow::startForLesson(const Request& request) {
  // The experiment stands ready to go on with, unless the step is shown from elsewhere.
  if (m_experiment->firstDevice() && m_experiment->firstDevice()->record.id == request.device) {
    Request entered = request;
    entered.device.clear();  // several that are chosen stay so, although a lesson runs on one
    try {
      m_experiment->enter(entered);
    } catch (const RequestError&) {
      // The run itself will say what is wrong with it.
    }
  }
  Request paced = request;
  paced.options.replaySpeed = m_experiment->replaySpeed();
  start(paced);
  m_forLesson = true;
}

void MainWindow::keepResults(const std::vector<Session>& sessions) {
  std::size_t kept = 0;
  for (const Session& session : sessions) {
    Session fresh = withIdsIn(m_document.session().environment, session);
    kept += fresh.results.size();
    fresh.results = missingResults(m_document.session(), fresh);  // kept before, or of the same recording
    m_document.add(fresh);
  }
  m_status->showEnd(tr("Results kept in the session: %1").arg(kept));
}

}  // namespace warpbench::gui
