// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <functional>
#include <vector>

#include "draw/plot_view.h"
#include "views/views.h"

namespace warpbench::gui {

class PlotActions;

/// Plots in windows of their own, each of one view. They follow the session as the tabs do, and go with the panel.
class DetachedPlots : public QObject {
  Q_OBJECT

 public:
  explicit DetachedPlots(QWidget* panel);

  struct Window {
    QPointer<plots::PlotView> page;
    plots::View view;
    PlotActions* actions;  ///< those of the page's context menu
  };

  /// Those that are open, in the order in which they were opened.
  const std::vector<Window>& windows();
  /// Opens a window whose axes and hidden series are those of `state`. What it shows, and its title, are for the panel
  /// to say.
  plots::PlotView& open(plots::View view, const plots::ViewState& state);
  /// The plot of the window that was used last; nullptr where that is the panel's.
  plots::PlotView* active() const { return m_active; }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 signals:
  void activeChanged();
  void resultClicked(std::size_t resultIndex, bool further);
  /// Another window like this one is to be opened.
  void windowRequested(plots::View view, const plots::ViewState& state);

 private:
  QWidget* m_panel;
  std::vector<Window> m_windows;
  QPointer<plots::PlotView> m_active;
};

}  // namespace warpbench::gui
