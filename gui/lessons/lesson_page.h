// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <optional>

#include "document/session_document.h"
#include "lessons/lesson_player.h"

class QLabel;
class QSplitter;
class QStackedWidget;

namespace warpbench::gui {

class ExerciseView;
class Exercises;
class LessonPanel;
class LessonRuns;
class PlotsPanel;
class WhyPanel;

/// The page of an open lesson: its text on the left, its subject on the right.
class LessonPage : public QWidget {
  Q_OBJECT

 public:
  LessonPage(LessonPlayer& player, LessonRuns& runs, Exercises& exercises, QWidget* parent = nullptr);

  LessonPanel& panel() const { return *m_panel; }
  PlotsPanel& plots() const { return *m_plots; }
  WhyPanel& why() const { return *m_why; }
  bool showsPlot() const;
  /// Whether the step shows a block's memory accesses, in plots().memory().
  bool showsMemory() const;
  /// The results' answer to the step's question; empty until revealed.
  QString answer() const;
  /// Shows the player's current step.
  void showStep();

 signals:
  /// The displayed content has changed.
  void shown();

 private:
  void showResults();
  void showMemory(std::size_t step);
  void showCover();

  LessonPlayer& m_player;
  LessonRuns& m_runs;
  LessonPanel* m_panel;
  QStackedWidget* m_stage;
  QLabel* m_cover;
  QLabel* m_curtain;  ///< covers the memory view until the guess is made
  QSplitter* m_results;
  PlotsPanel* m_plots;
  WhyPanel* m_why;
  ExerciseView* m_exercise;
  std::optional<std::size_t> m_memoryStep;  ///< the step whose block the memory view shows
};

}  // namespace warpbench::gui
