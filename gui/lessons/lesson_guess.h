// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "lessons/lesson_options.h"

class QButtonGroup;
class QDoubleSpinBox;
class QLabel;
class QVBoxLayout;

namespace warpbench::gui {

/// Asks a lesson's question and then compares the guess with the results.
class LessonGuessBox : public QWidget {
  Q_OBJECT

 public:
  explicit LessonGuessBox(QWidget* parent = nullptr);

  /// `experiment` provides the variants; it may be nullptr for a choice.
  void ask(const LessonGuess& guess, const Guessed& guessed, const LessonExperiment* experiment);
  /// Selects the option of a guess that was made elsewhere.
  void check(const Guessed& guessed);
  /// Empty: the question is still open.
  void setAnswer(const QString& answer);

 signals:
  void guessed(const warpbench::gui::Guessed& guess);
  /// Return was pressed in the number field, so the answer may be shown.
  void entered();

 protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void addOption(const QString& text, int id);
  void addNumber(const Guessed& guessed);
  void colourOptions();

  QLabel* m_question;
  QWidget* m_options = nullptr;
  QButtonGroup* m_group = nullptr;
  QVBoxLayout* m_column;
  QLabel* m_answer;
  std::vector<LessonOption> m_offered;
  std::string m_family;  ///< of options that are variants
};

}  // namespace warpbench::gui
