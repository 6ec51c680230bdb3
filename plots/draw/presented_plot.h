// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QWidget>

#include "draw/plot_view.h"

namespace warpbench::plots {

/// A plot to be seen from the last row: drawn as on a small sheet and enlarged as a whole, so that type, lines, markers
/// and distances grow alike. It takes no input.
class PresentedPlot : public QWidget {
  Q_OBJECT

 public:
  explicit PresentedPlot(QWidget* parent = nullptr);

  void setData(const PlotData& data, const ViewState& state);
  const PlotData& data() const { return m_sheet.data(); }
  /// On the ground of that theme.
  void setTheme(Theme theme);
  /// How many times as large as on a desk.
  void setEnlargement(double factor);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void forget();

  PlotView m_sheet;  ///< never shown itself
  double m_enlargement = 1;
  QPixmap m_picture;  ///< null: to be drawn
};

}  // namespace warpbench::plots
