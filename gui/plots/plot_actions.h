// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QObject>
#include <functional>
#include <vector>

#include "draw/plot_view.h"

class QMenu;

namespace warpbench::gui {

/// What can be done to the plot in front, for menus: logarithmic axes, its series, ranges, crosshair, and what its
/// panel does.
class PlotActions : public QObject {
  Q_OBJECT

 public:
  /// @param front the plot, up to date.
  PlotActions(std::function<plots::PlotView*()> front, QWidget* panel);

  QAction* logarithmicX() const { return m_logarithmicX; }
  QAction* logarithmicY() const { return m_logarithmicY; }
  /// Hides and shows the series.
  QMenu* seriesMenu() const { return m_series; }
  /// All others.
  const std::vector<QAction*>& others() const { return m_others; }
  /// Makes them the context menu of this plot.
  void addTo(plots::PlotView& plot) const;
  /// Whether names, colours and notes can be edited; not until this is told.
  void setEditable(bool editable) { m_edit->setVisible(editable); }
  /// As they are for this plot; nullptr: there is none in front.
  void show(const plots::PlotView* front);

 signals:
  /// The plot in front got other axes.
  void axesChosen();
  void crosshairToggled(bool on);
  void windowRequested();
  void editRequested();

 private:
  QAction* add(const QString& text, const QString& toolTip);
  void fillSeriesMenu();
  void askRanges();

  std::function<plots::PlotView*()> m_front;
  QWidget* m_panel;
  QAction* m_logarithmicX;
  QAction* m_logarithmicY;
  QMenu* m_series;
  QAction* m_edit;
  std::vector<QAction*> m_others;
};

}  // namespace warpbench::gui
