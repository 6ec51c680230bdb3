// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>
#include <map>
#include <vector>

#include "window/dock_sizes.h"
#include "window/mode_icon.h"

class QAction;
class QActionGroup;
class QDockWidget;
class QMainWindow;

namespace warpbench::gui {

/// The modes of the window. Those for measuring, explaining and writing code show panels around the plot, and each
/// keeps the user's layout; the others have a page of their own without panels.
class Workspaces : public QObject {
  Q_OBJECT

 public:
  /// Chooses the first mode without placing any dock.
  Workspaces(QMainWindow& window, const std::vector<QDockWidget*>& docks);

  /// One for each mode, in order; the current one is checked.
  const std::vector<QAction*>& actions() const { return m_actions; }
  WindowMode current() const { return static_cast<WindowMode>(m_current); }
  void choose(WindowMode mode);
  /// Whether the current mode shows the plot and its panels.
  bool showsPlot() const;
  /// Restores the current mode's initial layout.
  void arrange();

  struct Kept {
    int current = 0;
    std::map<QString, QByteArray> layouts;  ///< by the workspace's id
    DockSizes::Sizes sizes;                 ///< empty: the layouts' own sizes
  };
  Kept kept() const;
  void restore(const Kept& kept);

 signals:
  /// The mode has changed, or the docks have moved.
  void arranged();

 protected:
  /// Redraws the icons when the window's palette changes.
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void showCurrent();
  void drawIcons();

  QMainWindow& m_window;
  std::vector<QDockWidget*> m_docks;
  DockSizes m_sizes;
  std::vector<QAction*> m_actions;
  QActionGroup* m_group;
  int m_current = 0;
  std::map<QString, QByteArray> m_layouts;
};

}  // namespace warpbench::gui
