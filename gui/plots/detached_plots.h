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

/// Plots in separate windows, each showing one view. They follow the session as the tabs do, and close with the panel.
class DetachedPlots : public QObject {
  Q_OBJECT

 public:
  explicit DetachedPlots(QWidget* panel);

  struct Window {
    QPointer<plots::PlotView> page;
    plots::View view;
    PlotActions* actions;  ///< those of the plot's context menu
  };

  /// The open windows in the order in which they were opened.
  const std::vector<Window>& windows();
  /// Opens a window with the axes and hidden series of `state`. The panel sets its contents and title.
  plots::PlotView& open(plots::View view, const plots::ViewState& state);
  /// The plot of the window that was used last; nullptr if that is the panel's window.
  plots::PlotView* active() const { return m_active; }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 signals:
  void activeChanged();
  void resultClicked(std::size_t resultIndex, bool further);
  /// The user wants another window like this one.
  void windowRequested(plots::View view, const plots::ViewState& state);

 private:
  QWidget* m_panel;
  std::vector<Window> m_windows;
  QPointer<plots::PlotView> m_active;
};

}  // namespace warpbench::gui
