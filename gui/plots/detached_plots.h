// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <functional>
#include <vector>

#include "draw/plot_view.h"
#include "views/views.h"

namespace warpbench::gui {

/// Plots in windows of their own, each of one view. They follow the session as the tabs do, and go with the panel.
class DetachedPlots : public QObject {
  Q_OBJECT

 public:
  explicit DetachedPlots(QWidget* panel);

  /// Opens a window that looks as `as` does; update() draws it.
  void open(plots::View view, const QString& title, const plots::PlotView& as);
  /// Calls `draw` for each that is still open.
  void update(const std::function<void(plots::PlotView&, plots::View)>& draw);

 signals:
  void resultClicked(std::size_t resultIndex, bool further);

 private:
  struct Window {
    QPointer<plots::PlotView> page;
    plots::View view;
  };

  QWidget* m_panel;
  std::vector<Window> m_windows;
};

}  // namespace warpbench::gui
