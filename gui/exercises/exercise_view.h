// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <string>

#include "lesson/exercise_outcome.h"

class QLabel;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace warpbench::gui {

class CodeView;
class Exercises;

/// An exercise of a lesson: a kernel with a gap, the requirements, hints, and which requirements the current text
/// meets.
class ExerciseView : public QWidget {
  Q_OBJECT

 public:
  explicit ExerciseView(Exercises& exercises, QWidget* parent = nullptr);

  /// Selects the exercise of the lesson with that id and shows its state.
  void show(const std::string& lesson, const LessonExercise& exercise);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  QWidget* createButtons();
  void refresh();
  QString verdictText() const;
  void showParts();
  void addPart(const ExercisePart& part);
  void addFinding(const Finding& finding);
  void showHints();
  /// Shows grid, block and sizes once they are known.
  void showLaunch();
  void goToLine(const QListWidgetItem* item);
  void startOver();

  Exercises& m_exercises;
  CodeView* m_code;
  QPushButton* m_run;
  QPushButton* m_stop;
  QPushButton* m_hint;
  QLabel* m_launch;
  QListWidget* m_parts;
  QLabel* m_verdict;
  QLabel* m_hintText;
};

}  // namespace warpbench::gui
