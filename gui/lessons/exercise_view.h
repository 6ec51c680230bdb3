// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <map>
#include <optional>
#include <stop_token>
#include <string>

#include "lesson/exercise_outcome.h"

class QLabel;
class QListWidget;
class QPushButton;

namespace warpbench::gui {

class CodeView;

/// An exercise of a lesson: a kernel with a gap, what has to hold, hints, and what holds of the text as it is.
class ExerciseView : public QWidget {
  Q_OBJECT

 public:
  explicit ExerciseView(QWidget* parent = nullptr);
  ~ExerciseView() override;

  /// The exercise of a lesson's step. What was typed into it before is there again.
  void show(const std::string& lesson, std::size_t step, const LessonExercise& exercise);
  bool solved() const { return m_solved; }

 signals:
  /// Compiled and run, or the reason why not is shown.
  void judged();

 private:
  using Key = std::pair<std::string, std::size_t>;

  void run();
  void showOutcome(const ExerciseOutcome& outcome);
  void showGoals();
  void showHint();
  void startOver();

  std::optional<Key> m_key;
  LessonExercise m_exercise;
  std::map<Key, QString> m_typed;
  std::size_t m_hints = 0;  ///< shown
  bool m_solved = false;
  bool m_judged = false;  ///< what is said is of a text that was run
  std::stop_source m_stop;
  CodeView* m_code;
  QPushButton* m_run;
  QPushButton* m_hint;
  QPushButton* m_startOver;
  QListWidget* m_parts;
  QLabel* m_verdict;
  QLabel* m_hintText;
};

}  // namespace warpbench::gui
