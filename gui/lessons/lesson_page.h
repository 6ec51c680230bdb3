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

/// An open lesson: its words on the left, on the right what they are about.
class LessonPage : public QWidget {
  Q_OBJECT

 public:
  LessonPage(LessonPlayer& player, LessonRuns& runs, Exercises& exercises, QWidget* parent = nullptr);

  LessonPanel& panel() const { return *m_panel; }
  PlotsPanel& plots() const { return *m_plots; }
  WhyPanel& why() const { return *m_why; }
  /// The step shows a plot.
  bool showsPlot() const;
  /// It shows what a block does to memory, in plots().memory().
  bool showsMemory() const;
  /// What the results say to the step's question; empty until it is revealed.
  QString answer() const;
  /// Shows where the player is.
  void showStep();

 signals:
  /// What it shows is another.
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
  QLabel* m_curtain;  ///< before the memory view, until the guess is made
  QSplitter* m_results;
  PlotsPanel* m_plots;
  WhyPanel* m_why;
  ExerciseView* m_exercise;
  std::optional<std::size_t> m_memoryStep;  ///< whose block the memory view has
};

}  // namespace warpbench::gui
