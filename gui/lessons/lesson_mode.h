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

/// Lessons in the window: the menu that offers them, and what changes while one is open. Its results are kept apart
/// from the session, which is as it was afterwards, until somebody adds them to it.
class LessonMode : public QObject {
  Q_OBJECT

 public:
  LessonMode(QMainWindow& window, Workbench& workbench);

  /// Makes what holds texts, once more where the language is another: the menu, and the page where a lesson is open.
  /// The page's place is at the end of `centre`. What a lesson runs, it runs on the experiment's device.
  void createContent(QBoxLayout& centre, const ExperimentPanel& experiment);
  /// The open lesson's step, on a new page; nothing where none is open.
  void showStep();

  QMenu* menu() const { return m_menu; }
  /// What the window shows of the lesson; only where one is open.
  LessonPage& page() const { return *m_page; }
  LessonPlayer& player() { return m_player; }
  const LessonPlayer& player() const { return m_player; }
  LessonRuns& runs() { return m_runs; }
  Exercises& exercises() { return m_exercises; }
  /// The open step is an exercise, which then is the chosen one.
  bool showsExercise() const { return m_player.isOpen() && m_player.step().exercise; }

  void open(const Lesson& lesson);
  /// Opens it where the file is a lesson, or says why it is a wrong one.
  /// @returns whether it is meant to be one.
  bool openFile(const QString& path);
  void close();
  /// Runs what has not run yet, and then writes the open lesson as pages; handoutDone() tells the end.
  void exportHandout(const QString& path);
  /// It is in work: handoutDone() is still to come.
  bool preparesHandout() const { return !m_handout.isEmpty(); }
  void giveUpHandout();
  /// One line that belongs to the lesson.
  void note(const QString& line);

 signals:
  void pageMade();
  void openChanged(bool open);
  /// "Keep the results" was chosen.
  void resultsKept(const std::vector<warpbench::Session>& sessions);
  void handoutDone(bool success, const QString& message);
  /// It will not come: the lesson was closed, or a run of its was stopped.
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
  LessonPage* m_page = nullptr;  ///< none before the first lesson, and none of another language
  QByteArray m_layout;           ///< of the window, before the lesson
  QString m_handout;             ///< where it is to go, while its results are gathered
  std::size_t m_familyResults = 0;
  /// What the handout's steps show of memory, by step.
  std::map<std::size_t, std::shared_ptr<const plots::MemoryScene>> m_scenes;
};

}  // namespace warpbench::gui
