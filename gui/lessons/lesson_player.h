// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <map>
#include <optional>
#include <set>
#include <string>

#include "lesson/lesson.h"

namespace warpbench::gui {

/// A guess; the field of its kind is set.
struct Guessed {
  std::optional<std::string> variant = {};
  std::optional<double> number = {};
  std::optional<int> choice = {};
  bool operator==(const Guessed&) const = default;
  bool any() const { return variant || number || choice; }
};

/// The position in a lesson: the step, and whether its hidden part is revealed. Revealing counts as a step of its own,
/// forwards and backwards.
class LessonPlayer : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

  void open(const Lesson& lesson);
  void close();
  bool isOpen() const { return m_lesson.has_value(); }

  /// Requires an open lesson.
  const Lesson& lesson() const { return *m_lesson; }
  std::size_t index() const { return m_index; }
  const LessonStep& step() const { return m_lesson->steps[m_index]; }
  bool revealed() const { return !step().hides() || m_revealed.contains(m_index); }
  const Guessed& guessed() const;

  bool canForward() const;
  bool canBackward() const;
  void forward();
  void backward();
  /// Goes to the start of a step, or to what was last shown of it.
  void goTo(std::size_t index);
  void setGuessed(const Guessed& guessed);

 signals:
  void opened();
  void closed();
  /// The step, or how much of it is revealed, has changed.
  void moved();
  /// A guess was made or changed.
  void guessChanged();

 private:
  std::optional<Lesson> m_lesson;
  std::size_t m_index = 0;
  std::set<std::size_t> m_revealed;
  std::map<std::size_t, Guessed> m_guessed;
};

}  // namespace warpbench::gui
