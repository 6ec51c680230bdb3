// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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
class QWidget;

namespace warpbench::gui {

class Dialogs;
class ExperimentPanel;
class LessonList;
class LessonPage;
struct Workbench;

/// The window's mode for lessons: a list that offers them, and the page of the open one, which stays open while the
/// user looks at another mode. A lesson's results stay separate from the session unless the user adds them to it.
class LessonMode : public QObject {
  Q_OBJECT

 public:
  LessonMode(QMainWindow& window, Workbench& workbench);

  /// Creates everything that contains texts, again after a change of language: the list, and the page if a lesson is
  /// open. It goes at the end of `centre`. Lessons run on the experiment's device. List and page offer `presentation`.
  void createContent(QBoxLayout& centre, const ExperimentPanel& experiment, QAction& presentation);
  /// Shows the list or the open lesson, or hides both.
  void setInFront(bool front);
  /// Whether the user sees an open lesson.
  bool inFront() const { return m_inFront && m_player.isOpen(); }
  /// Shows the open lesson's step on a new page; does nothing if none is open.
  void showStep();

  /// The lesson's page; valid only while a lesson is open.
  LessonPage& page() const { return *m_page; }
  LessonPlayer& player() { return m_player; }
  const LessonPlayer& player() const { return m_player; }
  LessonRuns& runs() { return m_runs; }
  Exercises& exercises() { return m_exercises; }
  /// Whether the user sees an exercise, which is then the selected one.
  bool showsExercise() const { return inFront() && m_player.step().exercise; }

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
  /// A lesson was opened and waits to be seen.
  void opened();
  /// inFront() may have changed.
  void frontChanged();
  /// The user chose "Keep the results".
  void resultsKept(const std::vector<warpbench::Session>& sessions);
  void handoutDone(bool success, const QString& message);
  /// The handout was cancelled: the lesson was closed, or one of its runs was stopped.
  void handoutGivenUp();

 private:
  void makePage();
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
  QAction* m_presentation = nullptr;
  QWidget* m_root = nullptr;  ///< contains the list and the page
  LessonList* m_list = nullptr;
  LessonPage* m_page = nullptr;  ///< nullptr before the first lesson and after a change of language
  bool m_inFront = false;
  QString m_handout;  ///< path of the pending handout
  std::size_t m_familyResults = 0;
  /// The memory views of the handout's steps, by step.
  std::map<std::size_t, std::shared_ptr<const plots::MemoryScene>> m_scenes;
};

}  // namespace warpbench::gui
