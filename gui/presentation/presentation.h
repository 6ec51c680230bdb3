// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

#include "presentation/presentation_window.h"

class QAction;

namespace warpbench::gui {

class ExperimentPanel;
class LessonMode;
class PlotsPanel;

/// Presentation mode: a window over the whole screen shows the plot in front, with the slider that is followed, or the
/// lesson that is open. The window below stays as it is.
class Presentation : public QObject {
  Q_OBJECT

 public:
  /// `host` is the window whose screen is used.
  Presentation(QWidget& host, LessonMode& lessons);
  /// Makes the action, and shows these plots and those of the lessons' page from now on.
  void createContent(PlotsPanel& plots, ExperimentPanel& experiment);

  /// Begins and ends it; checkable.
  QAction* action() const { return m_action; }
  bool on() const { return m_window != nullptr; }
  /// nullptr where it is off.
  PresentationWindow* window() const { return m_window; }
  /// One line, shown small for some seconds.
  void note(const QString& line);

 private:
  void follow(PlotsPanel& panel);
  void setOn(bool on);
  void refresh();
  void forward();
  void backward();
  /// Of the question that is open; nothing beyond its answers.
  void choose(int option);
  PresentationWindow::Content lessonContent() const;
  PresentationWindow::Content plotContent() const;

  QWidget& m_host;
  PlotsPanel* m_plots = nullptr;
  ExperimentPanel* m_experiment = nullptr;
  LessonMode& m_lessons;
  QAction* m_action = nullptr;
  QPointer<PresentationWindow> m_window;
  QString m_note;
};

}  // namespace warpbench::gui
