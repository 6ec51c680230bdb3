// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QWidget>

#include "draw/plot_view.h"

namespace warpbench::plots {

/// A plot readable from the last row: drawn on a small sheet and enlarged as a whole, so that text, lines, markers and
/// distances scale alike. Takes no input.
class PresentedPlot : public QWidget {
  Q_OBJECT

 public:
  explicit PresentedPlot(QWidget* parent = nullptr);

  /// Keeps the user's zoom and pan while data for the same plot arrive.
  void setData(const PlotData& data, const ViewState& state);
  /// See PlotView::setPosition.
  void setPosition(std::optional<double> x);
  const PlotData& data() const { return m_sheet.data(); }
  /// Uses that theme's background.
  void setTheme(Theme theme);
  /// The scale relative to a desktop plot.
  void setEnlargement(double factor);
  /// Zooms as the wheel does on the plot itself, in wheel steps. `place` is in this widget's coordinates.
  void zoom(double steps, QPointF place);
  /// Pans like a drag that began at `press`, has moved by `before`, and now moves by `way`.
  void move(QPointF press, QPointF before, QPointF way);
  void showEverything();
  /// The range that the axes show.
  std::optional<ViewState::Ranges> ranges() const { return m_sheet.ranges(); }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void forget();
  QSize sheetSize() const;
  /// In the sheet's coordinates.
  QPointF onSheet(QPointF place) const { return place / m_enlargement; }

  PlotView m_sheet;                          ///< never visible itself
  std::optional<ViewState::Ranges> m_given;  ///< the zoom that came with the data
  double m_enlargement = 1;
  QPixmap m_picture;  ///< null: must be drawn again
};

}  // namespace warpbench::plots
