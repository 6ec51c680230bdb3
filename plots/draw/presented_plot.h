// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QWidget>

#include "draw/plot_view.h"

namespace warpbench::plots {

/// A plot to be seen from the last row: drawn as on a small sheet and enlarged as a whole, so that type, lines, markers
/// and distances grow alike. It takes no input by itself.
class PresentedPlot : public QWidget {
  Q_OBJECT

 public:
  explicit PresentedPlot(QWidget* parent = nullptr);

  /// What was zoomed or moved here stays so while data of the same plot come.
  void setData(const PlotData& data, const ViewState& state);
  /// See PlotView::setPosition.
  void setPosition(std::optional<double> x);
  const PlotData& data() const { return m_sheet.data(); }
  /// On the ground of that theme.
  void setTheme(Theme theme);
  /// How many times as large as on a desk.
  void setEnlargement(double factor);
  /// As the wheel does on the plot itself, in its steps; `place` in this widget.
  void zoom(double steps, QPointF place);
  /// As a drag does that began at `press` and has come `before` far, and now `way`.
  void move(QPointF press, QPointF before, QPointF way);
  void showEverything();
  /// What the axes show.
  std::optional<ViewState::Ranges> ranges() const { return m_sheet.ranges(); }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void forget();
  QSize sheetSize() const;
  /// On the sheet.
  QPointF onSheet(QPointF place) const { return place / m_enlargement; }

  PlotView m_sheet;                          ///< never shown itself
  std::optional<ViewState::Ranges> m_given;  ///< the zoom that came with the data
  double m_enlargement = 1;
  QPixmap m_picture;  ///< null: to be drawn
};

}  // namespace warpbench::plots
