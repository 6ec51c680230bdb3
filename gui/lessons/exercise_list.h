// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QListWidget;

namespace warpbench::gui {

class Exercises;
class LessonPlayer;

/// The exercises of a lesson that has several: which are solved, and the way to each.
class ExerciseList : public QWidget {
  Q_OBJECT

 public:
  ExerciseList(LessonPlayer& player, Exercises& exercises, QWidget* parent = nullptr);

  /// Of the open lesson, as it stands; hides itself where that has no two.
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
