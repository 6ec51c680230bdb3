// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson_mode.h"

#include <QAction>
#include <QBoxLayout>
#include <QDir>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QToolBar>
#include <filesystem>
#include <stdexcept>
#include <utility>

#include "core/text/error.h"
#include "exercises/lesson_texts.h"
#include "lesson/lesson_library.h"
#include "lessons/lesson_handout.h"
#include "lessons/lesson_page.h"
#include "lessons/lesson_panel.h"
#include "lessons/lesson_stage.h"
#include "memory_panel/memory_tracing.h"
#include "report/handout.h"
#include "text/shown_text.h"
#include "widgets/background.h"
#include "widgets/dialogs.h"
#include "widgets/file_path.h"
#include "widgets/texts.h"
#include "workbench/workbench.h"

namespace warpbench::gui {

namespace {

/// Escapes '&', which would otherwise mark a mnemonic.
QString menuText(QString text) { return text.replace(QLatin1Char('&'), QLatin1String("&&")); }

}  // namespace

LessonMode::LessonMode(QMainWindow& window, Workbench& workbench)
    : QObject(&window), m_window(window), m_dialogs(workbench.dialogs), m_runs(workbench) {
  // Queued, because it requests further results and is notified about those.
  connect(&m_runs, &LessonRuns::changed, this, &LessonMode::continueHandout, Qt::QueuedConnection);
  connect(&m_runs, &LessonRuns::stopped, this, &LessonMode::giveUpHandout);
}

void LessonMode::createContent(QBoxLayout& centre, const ExperimentPanel& experiment) {
  m_runs.setExperiment(experiment);
  delete m_menu;  // in the previous language
  m_menu = new QMenu(tr("&Lessons"), &m_window);
  m_menu->setToolTipsVisible(true);
  fillMenu();
  // Searches the user's lessons again.
  connect(m_menu, &QMenu::aboutToShow, this, &LessonMode::fillMenu);
  m_centre = &centre;
  m_page = nullptr;
  if (m_player.isOpen()) makePage();
}

void LessonMode::showStep() {
  if (m_player.isOpen()) m_page->showStep();
}

void LessonMode::makePage() {
  m_page = new LessonPage(m_player, m_runs, m_exercises, &m_window);
  m_centre->addWidget(m_page, 1);
  connect(&m_page->panel(), &LessonPanel::closeRequested, this, &LessonMode::close);
  emit pageMade();
}

void LessonMode::fillMenu() {
  m_menu->clear();
  const auto offer = [this](const Lesson& lesson) {
    QAction* action = m_menu->addAction(menuText(lessonPlain(lesson.title)));
    action->setToolTip(toolTipText(lessonPlain(lesson.summary)));
    connect(action, &QAction::triggered, this, [this, lesson] { open(lesson); });
  };
  for (const Lesson& lesson : shippedLessons()) offer(lesson);
  const std::vector<KnownLesson> own = ownLessons();
  if (!own.empty()) m_menu->addSection(tr("Your own"));
  for (const KnownLesson& each : own) {
    if (each.lesson) {
      offer(*each.lesson);
      continue;
    }
    QAction* wrong = m_menu->addAction(tr("%1: not a lesson").arg(menuText(QString::fromStdString(each.file))));
    wrong->setToolTip(toolTipText(plots::shownText(each.whyNot)));
    connect(wrong, &QAction::triggered, this,
            [this, why = each.whyNot] { m_dialogs.showError(&m_window, plots::shownText(why)); });
  }
  m_menu->addSeparator();
  const auto add = [this](const QString& text, const QString& toolTip, auto act, bool enabled = true) {
    QAction* action = m_menu->addAction(text);
    action->setToolTip(toolTip);
    action->setEnabled(enabled);
    connect(action, &QAction::triggered, this, act);
  };
  const bool open = m_player.isOpen();
  add(tr("&Open lesson..."), tr("Open a lesson from a file"), [this] { askOpen(); });
  add(
      tr("Export &handout..."), tr("Write the lesson's steps as pages of one PDF"), [this] { askHandout(); }, open);
  add(
      tr("&Keep its results"), tr("Add the lesson's results to the session"),
      [this] { emit resultsKept(m_runs.all()); }, open);
  add(
      tr("&Close lesson"), tr("End the lesson and return to the session"), [this] { close(); }, open);
}

void LessonMode::open(const Lesson& lesson) {
  giveUpHandout();
  if (!m_player.isOpen()) {
    m_layout = m_window.saveState();
    for (QDockWidget* dock : m_window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly)) dock->hide();
    for (QToolBar* bar : m_window.findChildren<QToolBar*>(Qt::FindDirectChildrenOnly)) bar->hide();
    if (!m_page) makePage();
    emit openChanged(true);
    m_page->show();
  }
  m_runs.setLesson(lesson);
  m_player.open(lesson);
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
  m_page->hide();
  emit openChanged(false);
  m_window.restoreState(m_layout);
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
