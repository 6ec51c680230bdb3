// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QListWidget;

namespace warpbench::gui {

class Exercises;
class LessonPlayer;

/// Lists the exercises of a lesson that has several: shows which are solved and opens them.
class ExerciseList : public QWidget {
  Q_OBJECT

 public:
  ExerciseList(LessonPlayer& player, Exercises& exercises, QWidget* parent = nullptr);

  /// Updates the list for the open lesson; hides itself if that has fewer than two exercises.
  void refresh();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void fitHeight();

  LessonPlayer& m_player;
  Exercises& m_exercises;
  QLabel* m_count;
  QListWidget* m_list;
};

}  // namespace warpbench::gui
