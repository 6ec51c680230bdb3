// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "lesson/lesson_library.h"

class QAction;
class QLabel;
class QListWidget;
class QPushButton;

namespace warpbench::gui {

/// The lessons to choose from: the shipped ones and the user's own. Reads the user's again whenever it appears.
class LessonList : public QWidget {
  Q_OBJECT

 public:
  /// Offers `presentation` as a button.
  explicit LessonList(QAction& presentation, QWidget* parent = nullptr);

 signals:
  void chosen(const warpbench::Lesson& lesson);
  /// The user wants to open a lesson's file.
  void openRequested();

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void fill();
  void showCurrent();
  void start();
  /// nullptr: no row is selected.
  const KnownLesson* current() const;

  std::vector<KnownLesson> m_lessons;  ///< in the order of the rows
  QListWidget* m_list;
  QLabel* m_summary;
  QPushButton* m_start;
};

}  // namespace warpbench::gui
