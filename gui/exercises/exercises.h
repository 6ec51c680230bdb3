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

/// What a text came to: what holds of it, what the compiler says of it, or the one reason why it did not run.
using ExerciseVerdict = std::variant<ExerciseOutcome, std::vector<Diagnostic>, Message>;

/// What somebody has done in an exercise.
struct ExerciseState {
  QString text;                            ///< of the kernel, as it stands
  std::size_t hints = 0;                   ///< that are shown
  bool solved = false;                     ///< by this text or by an earlier one
  std::optional<ExerciseVerdict> verdict;  ///< of the text that ran last
  bool changed = false;                    ///< the text, since then
};

/// What somebody does in the exercises of lessons, one of which is chosen. It outlives the page that shows them.
class Exercises : public QObject {
  Q_OBJECT

 public:
  explicit Exercises(QObject* parent = nullptr);
  ~Exercises() override;

  /// From now on texts, hints and what is solved are as they were left, and are kept as they change.
  void remember();

  /// What follows is about this exercise of the lesson with that id.
  void choose(const std::string& lesson, const LessonExercise& exercise);
  /// Of the chosen one, as all below.
  const LessonExercise& exercise() const { return m_exercise; }
  const ExerciseState& state() const { return m_states.at(m_chosen); }
  bool isSolved(const std::string& lesson, const LessonExercise& exercise) { return stateOf(lesson, exercise).solved; }

  void setText(const QString& text);
  void showHint();
  /// Compiles and runs it in the simulator; another one that is in work stops.
  void run();
  void stop();
  bool running() const { return m_running == m_chosen; }
  bool canStop() const { return running() && !m_stop.stop_requested(); }

 signals:
  /// The one that is chosen, its state but for the text, or what is in work.
  void changed();
  /// It has run, or there is a reason why not.
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
  std::set<std::string> m_unkept;  ///< whose states have changed
  QTimer m_pause;                  ///< in typing
};

}  // namespace warpbench::gui
