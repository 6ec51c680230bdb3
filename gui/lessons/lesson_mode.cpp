// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson_mode.h"

#include <QAction>
#include <QDir>
#include <QMainWindow>
#include <QVBoxLayout>
#include <filesystem>
#include <stdexcept>
#include <utility>

#include "core/text/error.h"
#include "lesson/lesson_library.h"
#include "lessons/lesson_handout.h"
#include "lessons/lesson_list.h"
#include "lessons/lesson_page.h"
#include "lessons/lesson_panel.h"
#include "lessons/lesson_stage.h"
#include "memory_panel/memory_tracing.h"
#include "report/handout.h"
#include "text/shown_text.h"
#include "widgets/background.h"
#include "widgets/dialogs.h"
#include "widgets/file_path.h"
#include "workbench/workbench.h"

namespace warpbench::gui {

LessonMode::LessonMode(QMainWindow& window, Workbench& workbench)
    : QObject(&window), m_window(window), m_dialogs(workbench.dialogs), m_runs(workbench) {
  // Queued, because it requests further results and is notified about those.
  connect(&m_runs, &LessonRuns::changed, this, &LessonMode::continueHandout, Qt::QueuedConnection);
  connect(&m_runs, &LessonRuns::stopped, this, &LessonMode::giveUpHandout);
}

void LessonMode::createContent(QBoxLayout& centre, const ExperimentPanel& experiment, QAction& presentation) {
  m_runs.setExperiment(experiment);
  m_presentation = &presentation;
  m_root = new QWidget(&m_window);
  m_root->setObjectName(QStringLiteral("teach"));
  auto* column = new QVBoxLayout(m_root);
  column->setContentsMargins(0, 0, 0, 0);
  m_list = new LessonList(presentation, m_root);
  column->addWidget(m_list, 1);
  connect(m_list, &LessonList::chosen, this, &LessonMode::open);
  connect(m_list, &LessonList::openRequested, this, &LessonMode::askOpen);
  centre.addWidget(m_root, 1);
  m_page = nullptr;
  if (m_player.isOpen()) makePage();
  setInFront(m_inFront);
}

void LessonMode::setInFront(bool front) {
  m_inFront = front;
  m_list->setVisible(!m_player.isOpen());
  if (m_page) m_page->setVisible(m_player.isOpen());
  m_root->setVisible(front);
  emit frontChanged();
}

void LessonMode::showStep() {
  if (m_player.isOpen()) m_page->showStep();
}

void LessonMode::makePage() {
  m_page = new LessonPage(m_player, m_runs, m_exercises, m_root);
  m_root->layout()->addWidget(m_page);
  LessonPanel& panel = m_page->panel();
  panel.addTool(*m_presentation);
  connect(&panel, &LessonPanel::closeRequested, this, &LessonMode::close);
  connect(&panel, &LessonPanel::handoutRequested, this, &LessonMode::askHandout);
  connect(&panel, &LessonPanel::keepRequested, this, [this] { emit resultsKept(m_runs.all()); });
  emit pageMade();
}

void LessonMode::open(const Lesson& lesson) {
  giveUpHandout();
  if (!m_page) makePage();
  m_runs.setLesson(lesson);
  m_player.open(lesson);
  setInFront(m_inFront);
  emit opened();
}

bool LessonMode::openFile(const QString& path) {
  if (!isLessonFile(filePath(path))) return false;
  try {
    open(readLesson(filePath(path)));
  } catch (const std::runtime_error& error) {
    m_dialogs.showError(&m_window, plots::shownText(messageOf(error)));
  }
  return true;
}

void LessonMode::close() {
  if (!m_player.isOpen()) return;
  giveUpHandout();
  m_exercises.stop();
  m_player.close();
  m_runs.clear();
  setInFront(m_inFront);
}

void LessonMode::giveUpHandout() {
  if (!std::exchange(m_handout, QString()).isEmpty()) emit handoutGivenUp();
}

void LessonMode::note(const QString& line) { m_page->panel().setNote(line); }

void LessonMode::askOpen() {
  const QString path = m_dialogs.askOpenPath(&m_window, tr("Open lesson"), tr("Lessons (*.json);;All files (*)"));
  if (path.isEmpty() || openFile(path)) return;
  m_dialogs.showError(&m_window, tr("'%1' is not a lesson.").arg(QDir::toNativeSeparators(path)));
}

void LessonMode::askHandout() {
  const QString proposed = QString::fromStdString(m_player.lesson().id) + QStringLiteral(".pdf");
  const QString path = m_dialogs.askSavePath(&m_window, tr("Export handout"), proposed, tr("Pages (*.pdf)"));
  if (!path.isEmpty()) exportHandout(path);
}

void LessonMode::exportHandout(const QString& path) {
  if (!m_player.isOpen()) return;
  m_handout = path;
  m_familyResults = 0;
  m_scenes.clear();
  continueHandout();
}

void LessonMode::continueHandout() {
  if (m_handout.isEmpty() || !m_player.isOpen() || !m_runs.settled()) return;
  const std::size_t steps = m_player.lesson().steps.size();
  const auto noteProgress = [this, steps] {
    note(tr("Preparing the handout: step %1 of %2").arg(m_familyResults + 1).arg(steps));
  };
  for (; m_familyResults < steps; ++m_familyResults) {
    const auto memory = m_player.lesson().memoryOf(m_familyResults);
    if (memory && !m_scenes.contains(*memory)) {
      noteProgress();
      traceForHandout(*memory);
      return;
    }
    const bool there = m_runs.settled() && m_runs.resultsOf(m_familyResults);
    if (there || !m_player.lesson().experimentOf(m_familyResults)) continue;
    m_runs.show(m_familyResults);
    if (!m_runs.settled()) {
      noteProgress();
      return;
    }
  }
  writePages();
}

void LessonMode::traceForHandout(std::size_t step) {
  const auto work = [memory = *m_player.lesson().steps[step].memory] { return traceScene(memory); };
  inBackground(this, work, [this, step, path = m_handout](const auto& outcome) {
    if (m_handout != path) return;  // cancelled
    const auto* scene = std::get_if<std::shared_ptr<const plots::MemoryScene>>(&outcome);
    m_scenes[step] = scene ? *scene : nullptr;
    continueHandout();
  });
}

void LessonMode::writePages() {
  const QString path = std::exchange(m_handout, QString());
  bool success = true;
  QString message = tr("Exported %1").arg(QDir::toNativeSeparators(path));
  try {
    const auto sceneOf = [this](std::size_t step) {
      const auto memory = m_player.lesson().memoryOf(step);
      return memory ? m_scenes.at(*memory) : nullptr;
    };
    const auto resultsOf = [this](std::size_t step) { return m_runs.resultsOf(step); };
    plots::writeHandout(handoutOf(m_player.lesson(), {.results = resultsOf, .memory = sceneOf}), path);
  } catch (const RequestError& error) {
    success = false;
    message = plots::shownText(messageOf(error));
  }
  m_runs.show(m_player.index());
  note(message);
  emit handoutDone(success, message);
}

}  // namespace warpbench::gui
