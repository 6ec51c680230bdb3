// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QSize>
#include <map>
#include <vector>

class QDockWidget;
class QMainWindow;

namespace warpbench::gui {

/// The sizes that a person gave the docks. In a low window, docks below the plots are lower by as much as the window
/// is. Qt squeezes docks where the window is small and gives all room to the plots afterwards; where the window is
/// resized, or its docks are made anew, these come back.
class DockSizes : public QObject {
  Q_OBJECT

 public:
  /// In pixels, by the dock's object name; 0 for whatever it gets.
  using Sizes = std::map<QString, QSize>;

  DockSizes(QMainWindow& window, std::vector<QDockWidget*> docks);

  const Sizes& wanted() const { return m_wanted; }
  /// Gives the docks these, now and from now on.
  void set(const Sizes& sizes);
  /// Takes the sizes that the docks have, once they are seen.
  void take();

 protected:
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  bool shows(const QDockWidget& dock) const;
  /// The height of the tabs below it, which QMainWindow::resizeDocks takes from it; 0 where it has none.
  int tabsOf(const QDockWidget& dock) const;
  /// Of that dock as it is, in a window that has room for all.
  int wantedHeight(const QDockWidget& dock) const;
  /// The window's height, as a share of one that has room for all.
  double lowness() const;
  void apply();

  QMainWindow& m_window;
  std::vector<QDockWidget*> m_docks;
  QSize m_windowSize;
  Sizes m_wanted;
};

}  // namespace warpbench::gui
