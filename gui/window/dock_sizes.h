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

/// The sizes that a person gave the docks. Qt squeezes docks where the window is small and gives all room to the plots
/// afterwards; where the window is resized, or its docks are made anew, these come back.
class DockSizes : public QObject {
  Q_OBJECT

 public:
  struct Sizes {
    std::map<QString, QSize> docks = {};  ///< in pixels, by the dock's object name; 0 for whatever it gets
    /// Of the window that they suit, in pixels. In a lower one, docks below the plots are lower by as much.
    int windowHeight = 0;
  };

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
  void apply();

  QMainWindow& m_window;
  std::vector<QDockWidget*> m_docks;
  QSize m_windowSize;
  Sizes m_wanted;
};

}  // namespace warpbench::gui
