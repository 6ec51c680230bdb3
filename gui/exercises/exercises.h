// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <variant>
#include <vector>

#include "lesson/exercise_outcome.h"
#include "own/compile_error.h"

namespace warpbench::gui {

/// The verdict on a text: which requirements it meets, the compiler's messages, or why it did not run.
using ExerciseVerdict = std::variant<ExerciseOutcome, std::vector<Diagnostic>, Message>;

/// A user's progress in an exercise.
struct ExerciseState {
  QString text;                            ///< the kernel's current text
  std::size_t hints = 0;                   ///< number of visible hints
  bool solved = false;                     ///< by this text or an earlier one
  std::optional<ExerciseVerdict> verdict;  ///< on the text that ran last
  bool changed = false;                    ///< the text has changed since
};

/// The user's work on the exercises of lessons, one of which is selected. Outlives the page that shows it.
class Exercises : public QObject {
  Q_OBJECT

 public:
  explicit Exercises(QObject* parent = nullptr);
  ~Exercises() override;

  /// Loads stored texts, hints and solved exercises, and stores changes from now on.
  void remember();

  /// Selects an exercise of the lesson with that id. Everything below refers to it.
  void choose(const std::string& lesson, const LessonExercise& exercise);
  /// All functions below refer to the selected exercise.
  const LessonExercise& exercise() const { return m_exercise; }
  const ExerciseState& state() const { return m_states.at(m_chosen); }
  bool isSolved(const std::string& lesson, const LessonExercise& exercise) { return stateOf(lesson, exercise).solved; }

  void setText(const QString& text);
  void showHint();
  /// Compiles and runs the text in the simulator, and stops another run.
  void run();
  void stop();
  bool running() const { return m_running == m_chosen; }
  bool canStop() const { return running() && !m_stop.stop_requested(); }

 signals:
  /// The selection, its state except the text, or the current run has changed.
  void changed();
  /// A run ended, with a verdict or a reason for its failure.
  void judged();

 private:
  static std::string keyOf(const std::string& lesson, const LessonExercise& exercise);
  ExerciseState& stateOf(const std::string& lesson, const LessonExercise& exercise);
  void end(const std::string& key, const QString& text, const ExerciseVerdict& verdict);
  void keepSoon();
  void keep();

  std::string m_chosen;
  LessonExercise m_exercise;
  std::map<std::string, ExerciseState> m_states;
  std::optional<std::string> m_running;
  std::stop_source m_stop;
  bool m_remembers = false;
  std::set<std::string> m_unkept;  ///< with unsaved states
  QTimer m_pause;                  ///< while typing
};

}  // namespace warpbench::gui
