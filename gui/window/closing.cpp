// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/closing.h"

#include <QWidget>
#include <utility>

#include "lessons/lesson_mode.h"
#include "widgets/dialogs.h"
#include "workbench/workbench.h"

namespace warpbench::gui {

Closing::Closing(QWidget& window, Workbench& workbench, LessonMode& lessons, std::function<QString()> programs,
                 std::function<bool()> writesFiles)
    : m_window(window),
      m_workbench(workbench),
      m_lessons(lessons),
      m_programs(std::move(programs)),
      m_writesFiles(std::move(writesFiles)) {}

bool Closing::mayClose() {
  RunController& runs = m_workbench.runs;
  const SessionDocument& document = m_workbench.sessions.document();
  const bool confirmed = std::exchange(m_confirmed, false) || m_afterFiles == document.revision();
  // A handout in preparation counts as a file being written, and its runs are not stopped.
  if (m_lessons.preparesHandout()) {
    if (!std::exchange(m_afterHandout, true)) {
      emit changed();
      return false;
    }
    m_afterHandout = false;
    m_lessons.giveUpHandout();
  }
  if (runs.running()) {
    // Ask everything before stopping anything: if the user cancels, the run and the queue continue.
    if (!m_afterRun) m_afterRun = askWhileRunning();
    if (!m_afterRun) return false;
    // The run stops within moments, and runEnded() then closes the window.
    runs.stopAll();
    return false;
  }
  m_afterRun.reset();
  if (document.modified() && !confirmed) {
    m_afterFiles.reset();  // the user has not decided yet
    emit changed();
    m_workbench.sessions.whenNothingIsLost([this] {
      m_confirmed = true;
      closeLater();
    });
    return false;
  }
  // A hanging folder must not keep the window open forever, so a second attempt closes it.
  if (m_writesFiles() && !m_afterFiles) {
    m_afterFiles = document.revision();
    emit changed();
    return false;
  }
  m_afterFiles.reset();
  return programsMayEnd();  // closing the window ends them
}

bool Closing::programsMayEnd() {
  const QString programs = m_programs();
  return std::exchange(m_programsMayEnd, false) || programs.isEmpty() ||
         m_workbench.dialogs.askEnd(&m_window, programs);
}

std::optional<Closing::AfterRun> Closing::askWhileRunning() {
  const RunController& runs = m_workbench.runs;
  Dialogs& dialogs = m_workbench.dialogs;
  // Stopping a lesson's run needs no confirmation.
  if (runs.work() != RunController::Work::Lesson && !dialogs.askStop(&m_window, runs.queue().size()))
    return std::nullopt;
  if (!programsMayEnd()) return std::nullopt;
  m_programsMayEnd = true;
  if (!m_workbench.sessions.document().modified()) return AfterRun::Ask;
  switch (dialogs.askUnsaved(&m_window, SessionController::unsavedQuestion())) {
    case Dialogs::Answer::Save:
      return AfterRun::Save;
    case Dialogs::Answer::Discard:
      return AfterRun::Discard;
    case Dialogs::Answer::Cancel:
      break;
  }
  m_programsMayEnd = false;
  return std::nullopt;
}

void Closing::filesDone() {
  if (std::exchange(m_afterHandout, false)) closeLater();
  if (!m_afterFiles) return;
  m_confirmed = std::exchange(m_afterFiles, std::nullopt) == m_workbench.sessions.document().revision();
  closeLater();
}

void Closing::runEnded() {
  const std::optional<AfterRun> after = std::exchange(m_afterRun, std::nullopt);
  if (!after) return;
  if (*after == AfterRun::Save) {
    m_workbench.sessions.askSave([this] { closeLater(); });
    return;
  }
  m_confirmed = *after == AfterRun::Discard;
  m_window.close();
}

// Queued because the caller may be a dialog that has just reported the end of its work.
void Closing::closeLater() { QMetaObject::invokeMethod(&m_window, &QWidget::close, Qt::QueuedConnection); }

}  // namespace warpbench::gui
