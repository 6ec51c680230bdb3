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

/// Presentation mode: a full-screen window with the front plot and the slider being followed, or with the open lesson.
/// The main window stays as it is.
class Presentation : public QObject {
  Q_OBJECT

 public:
  /// Uses the screen of the window `host`.
  Presentation(QWidget& host, LessonMode& lessons);
  /// Creates the action. From now on shows these plots and those of the lesson page.
  void createContent(PlotsPanel& plots, ExperimentPanel& experiment);

  /// Starts and ends the mode; checkable.
  QAction* action() const { return m_action; }
  bool on() const { return m_window != nullptr; }
  /// nullptr if the mode is off.
  PresentationWindow* window() const { return m_window; }
  /// Shows one small line for some seconds.
  void note(const QString& line);

 private:
  void follow(PlotsPanel& panel);
  void setOn(bool on);
  void refresh();
  void forward();
  void backward();
  /// Selects an answer to the open question; ignores invalid indices.
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
