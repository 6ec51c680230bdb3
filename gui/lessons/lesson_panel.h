// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "lessons/lesson_player.h"

class QAction;
class QBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QToolButton;

namespace warpbench::gui {

class ExerciseList;
class Exercises;
class LessonGuessBox;

/// A lesson's step in words: text, question, answer, navigation and the list of exercises.
class LessonPanel : public QWidget {
  Q_OBJECT

 public:
  LessonPanel(LessonPlayer& player, Exercises& exercises, QWidget* parent = nullptr);

  /// The results' answer to the step's question; empty if it asks none.
  void setAnswer(const QString& answer);
  /// A note about the results, on one line; empty: none.
  void setNote(const QString& note);
  /// Adds a button for this action.
  void addTool(QAction& action);
  /// Shows the player's current step.
  void showStep();

 signals:
  void closeRequested();
  /// The user wants the lesson as pages.
  void handoutRequested();
  /// The user wants to keep the lesson's results.
  void keepRequested();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  QLabel* addText(const char* name);
  QWidget* createNavigation();
  void setTexts();
  void applyPalette();

  LessonPlayer& m_player;
  std::optional<std::size_t> m_asked;  ///< the step whose question the box shows
  QLabel* m_lesson;
  QBoxLayout* m_tools;
  QToolButton* m_handout;
  QToolButton* m_keep;
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
