// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <map>
#include <memory>

#include "exercises/exercises.h"
#include "lessons/lesson_player.h"
#include "lessons/lesson_runs.h"
#include "memory/memory_scene.h"

class QAction;
class QBoxLayout;
class QMainWindow;
class QMenu;

namespace warpbench::gui {

class Dialogs;
class ExperimentPanel;
class LessonPage;
struct Workbench;

/// Lessons in the window: the menu that offers them, and the changes while one is open. A lesson's results stay
/// separate from the session, which returns unchanged afterwards, unless the user adds them to it.
class LessonMode : public QObject {
  Q_OBJECT

 public:
  LessonMode(QMainWindow& window, Workbench& workbench);

  /// Creates everything that contains texts, again after a change of language: the menu, and the page if a lesson is
  /// open. The page goes at the end of `centre`. Lessons run on the experiment's device.
  void createContent(QBoxLayout& centre, const ExperimentPanel& experiment);
  /// Shows the open lesson's step on a new page; does nothing if none is open.
  void showStep();

  QMenu* menu() const { return m_menu; }
  /// The lesson's page; valid only while a lesson is open.
  LessonPage& page() const { return *m_page; }
  LessonPlayer& player() { return m_player; }
  const LessonPlayer& player() const { return m_player; }
  LessonRuns& runs() { return m_runs; }
  Exercises& exercises() { return m_exercises; }
  /// Whether the open step is an exercise, which is then the selected one.
  bool showsExercise() const { return m_player.isOpen() && m_player.step().exercise; }

  void open(const Lesson& lesson);
  /// Opens a lesson file, or reports its errors.
  /// @returns whether the file is meant to be a lesson.
  bool openFile(const QString& path);
  void close();
  /// Runs all outstanding experiments, then writes the open lesson as pages. handoutDone() reports the end.
  void exportHandout(const QString& path);
  /// Whether a handout is in progress; handoutDone() follows.
  bool preparesHandout() const { return !m_handout.isEmpty(); }
  void giveUpHandout();
  /// Shows one line about the lesson.
  void note(const QString& line);

 signals:
  void pageMade();
  void openChanged(bool open);
  /// The user chose "Keep the results".
  void resultsKept(const std::vector<warpbench::Session>& sessions);
  void handoutDone(bool success, const QString& message);
  /// The handout was cancelled: the lesson was closed, or one of its runs was stopped.
  void handoutGivenUp();

 private:
  void makePage();
  void fillMenu();
  void askOpen();
  void askHandout();
  void continueHandout();
  void traceForHandout(std::size_t step);
  void writePages();

  QMainWindow& m_window;
  Dialogs& m_dialogs;
  LessonPlayer m_player;
  LessonRuns m_runs;
  Exercises m_exercises;
  QMenu* m_menu = nullptr;
  QBoxLayout* m_centre = nullptr;
  LessonPage* m_page = nullptr;  ///< nullptr before the first lesson and after a change of language
  QByteArray m_layout;           ///< the window's layout before the lesson
  QString m_handout;             ///< path of the pending handout
  std::size_t m_familyResults = 0;
  /// The memory views of the handout's steps, by step.
  std::map<std::size_t, std::shared_ptr<const plots::MemoryScene>> m_scenes;
};

}  // namespace warpbench::gui
