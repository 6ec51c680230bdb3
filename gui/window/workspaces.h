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

/// Which panels are beside the plot while one measures, asks why, or writes code. Each workspace keeps what a person
/// made of it.
class Workspaces : public QObject {
  Q_OBJECT

 public:
  /// The first one is chosen; nothing has its place yet.
  Workspaces(QMainWindow& window, const std::vector<QDockWidget*>& docks);

  /// One for each workspace, in order; the current one is checked.
  const std::vector<QAction*>& actions() const { return m_actions; }
  /// A lesson has the window to itself.
  void setEnabled(bool enabled);
  /// The current workspace as at the first start.
  void arrange();

  struct Kept {
    int current = 0;
    std::map<QString, QByteArray> layouts;  ///< by the workspace's id
    DockSizes::Sizes sizes;                 ///< empty where they are those of the layout
  };
  Kept kept() const;
  void restore(const Kept& kept);

 signals:
  /// The docks have other places.
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
