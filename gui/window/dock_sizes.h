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

/// Keeps the sizes that the user gave the docks. Qt squeezes docks in a small window and later gives all freed space to
/// the plots; this class restores the sizes when the window is resized or its docks are recreated. In a low window,
/// docks below the plots shrink with the window's height.
class DockSizes : public QObject {
  Q_OBJECT

 public:
  /// In pixels, by the dock's object name; 0: any size.
  using Sizes = std::map<QString, QSize>;

  DockSizes(QMainWindow& window, std::vector<QDockWidget*> docks);

  const Sizes& wanted() const { return m_wanted; }
  /// Gives the docks these sizes, now and after later changes.
  void set(const Sizes& sizes);
  /// Remembers the docks' present sizes if the window is visible.
  void take();

 protected:
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  bool shows(const QDockWidget& dock) const;
  /// Height in pixels of the tabs below the dock, which QMainWindow::resizeDocks subtracts from it; 0 without tabs.
  int tabsOf(const QDockWidget& dock) const;
  /// The height that this dock would have in a window of full height.
  int wantedHeight(const QDockWidget& dock) const;
  /// The window's height relative to one with enough room; at most 1.
  double lowness() const;
  void apply();

  QMainWindow& m_window;
  std::vector<QDockWidget*> m_docks;
  QSize m_windowSize;
  Sizes m_wanted;
};

}  // namespace warpbench::gui
