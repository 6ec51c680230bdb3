// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QObject>
#include <functional>
#include <vector>

#include "draw/plot_view.h"

class QMenu;

namespace warpbench::gui {

/// The actions on the plot in front, for menus: logarithmic axes, series, ranges, crosshair, and actions that its panel
/// adds.
class PlotActions : public QObject {
  Q_OBJECT

 public:
  /// @param front returns the plot, up to date.
  PlotActions(std::function<plots::PlotView*()> front, QWidget* panel);

  QAction* logarithmicX() const { return m_logarithmicX; }
  QAction* logarithmicY() const { return m_logarithmicY; }
  /// A menu that shows and hides series.
  QMenu* seriesMenu() const { return m_series; }
  /// All other actions.
  const std::vector<QAction*>& others() const { return m_others; }
  /// Makes the actions the context menu of this plot.
  void addTo(plots::PlotView& plot) const;
  /// Whether the user can edit names, colours and notes; false by default.
  void setEditable(bool editable) { m_edit->setVisible(editable); }
  /// Updates the actions for this plot; nullptr: there is no plot in front.
  void show(const plots::PlotView* front);

 signals:
  /// The user has changed the axes of the plot in front.
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
