// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <vector>

#include "window/command_palette.h"

class QAction;
class QKeySequence;
class QMenu;
class QString;

namespace warpbench::gui {

class MainWindow;
class ProgramView;

/// The window's menu bar: the names of its actions and when they are enabled.
class Menus : public QObject {
  Q_OBJECT

 public:
  /// `window` must have its panels.
  explicit Menus(MainWindow& window);
  ~Menus() override;

  /// All commands available now, including families and variants.
  std::vector<CommandPalette::Command> commands();
  /// Enables the actions that are available now.
  void update();
  /// Checks the current theme and language.
  void showChoices();

 private:
  template <typename Act>
  QAction* add(QMenu& menu, const QString& text, const QKeySequence& shortcut, const QString& toolTip, Act act);
  QMenu& addMenu(const QString& title);
  /// The CUDA program in front; nullptr if there is none.
  ProgramView* program() const;
  /// Runs the program in front, the open exercise, or else the experiment.
  void run();
  /// Checks the program in front, or the experiment.
  void check();
  void stop();
  void fillFile(QMenu& menu);
  void fillEdit(QMenu& menu);
  void fillRun(QMenu& menu);
  void fillView(QMenu& menu);
  void addZoom(QMenu& menu);
  void addThemes(QMenu& menu);
  void addLanguages(QMenu& menu);
  void fillHelp(QMenu& menu);

  MainWindow& m_window;
  QAction* m_new;
  QAction* m_open;
  QAction* m_closeProgram;
  QAction* m_endComparison;
  QAction* m_showComparison;
  QAction* m_clear;
  QAction* m_delete;
  QAction* m_repeat;
  QAction* m_repeatSession;
  QAction* m_showPictures;
  QAction* m_run;
  QAction* m_leave;
  QAction* m_startCheck;
  QAction* m_stop;
  QAction* m_stopAll;
  std::vector<QAction*> m_themes;     ///< order of ThemeChoice
  std::vector<QAction*> m_languages;  ///< the system's, then languages()
};

}  // namespace warpbench::gui
