// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>
#include <map>
#include <vector>

#include "window/dock_sizes.h"

class QAction;
class QActionGroup;
class QDockWidget;
class QMainWindow;

namespace warpbench::gui {

/// The panels around the plot for measuring, explaining and writing code. Each workspace keeps the user's layout.
class Workspaces : public QObject {
  Q_OBJECT

 public:
  /// Chooses the first workspace without placing any dock.
  Workspaces(QMainWindow& window, const std::vector<QDockWidget*>& docks);

  /// One for each workspace, in order; the current one is checked.
  const std::vector<QAction*>& actions() const { return m_actions; }
  /// Disabled during a lesson, which uses the whole window.
  void setEnabled(bool enabled);
  /// Restores the current workspace's initial layout.
  void arrange();

  struct Kept {
    int current = 0;
    std::map<QString, QByteArray> layouts;  ///< by the workspace's id
    DockSizes::Sizes sizes;                 ///< empty: the layouts' own sizes
  };
  Kept kept() const;
  void restore(const Kept& kept);

 signals:
  /// The docks have moved.
  void arranged();

 private:
  void choose(int workspace);
  void showCurrent();

  QMainWindow& m_window;
  std::vector<QDockWidget*> m_docks;
  DockSizes m_sizes;
  std::vector<QAction*> m_actions;
  QActionGroup* m_group;
  int m_current = 0;
  std::map<QString, QByteArray> m_layouts;
};

}  // namespace warpbench::gui
