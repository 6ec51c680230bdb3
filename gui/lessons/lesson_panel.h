// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "lessons/lesson_player.h"

class QLabel;
class QPushButton;
class QScrollArea;
class QToolButton;

namespace warpbench::gui {

class ExerciseList;
class Exercises;
class LessonGuessBox;

/// A lesson's step in words: its text, its question, what was kept back, and the way on and to the exercises.
class LessonPanel : public QWidget {
  Q_OBJECT

 public:
  LessonPanel(LessonPlayer& player, Exercises& exercises, QWidget* parent = nullptr);

  /// What the results say to the step's question; empty where it asks none.
  void setAnswer(const QString& answer);
  /// Something to know of the results, in one line; empty: nothing.
  void setNote(const QString& note);
  /// Shows where the player is.
  void showStep();

 signals:
  void closeRequested();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  QLabel* addText(const char* name);
  QWidget* createNavigation();
  void setTexts();
  void applyPalette();

  LessonPlayer& m_player;
  std::optional<std::size_t> m_asked;  ///< the step whose question stands in the box
  QLabel* m_lesson;
  QToolButton* m_close;
  QLabel* m_title;
  QScrollArea* m_scroll;
  QLabel* m_text;
  LessonGuessBox* m_guess;
  QLabel* m_reveal;
  ExerciseList* m_exercises;
  QLabel* m_note;
  QPushButton* m_back;
  QLabel* m_place;
  QPushButton* m_next;
};

}  // namespace warpbench::gui
