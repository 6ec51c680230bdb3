// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTabWidget>
#include <QTimer>
#include <optional>
#include <string>
#include <vector>

#include "plot_view.h"
#include "session_document.h"

class QAction;

namespace warpbench::gui {

/// The plots of one family's results in the session, a tab for each plots::View.
class PlotsPanel : public QTabWidget {
  Q_OBJECT

 public:
  explicit PlotsPanel(const SessionDocument& document, QWidget* parent = nullptr);

  void showFamily(const std::string& family);
  const std::string& family() const { return m_family; }
  /// Draws the session as it is now; without it, results that come are drawn within a few frames.
  void refresh();
  /// Marks the points of these results.
  void highlight(const std::vector<std::size_t>& resultIndices);

  plots::PlotView* view(plots::View view) const { return m_views[static_cast<std::size_t>(view)]; }
  /// The plot in front.
  plots::View currentView() const;
  void setCurrentView(plots::View view) { setCurrentIndex(static_cast<int>(view)); }

  /// Toggles of the plot in front, for menus.
  QAction* logarithmicX() const { return m_logarithmicX; }
  QAction* logarithmicY() const { return m_logarithmicY; }
  /// Adds an action to the plots' context menu.
  void addPlotAction(QAction* action);

 signals:
  void resultClicked(std::size_t resultIndex);

 private:
  void applyScales();

  const SessionDocument& m_document;
  std::string m_family;
  std::vector<plots::PlotView*> m_views;  ///< by plots::View
  QAction* m_logarithmicX;
  QAction* m_logarithmicY;
  QTimer m_refresh;  ///< results that come in quick succession are drawn together
};

}  // namespace warpbench::gui
