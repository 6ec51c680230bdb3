// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

#include <functional>

namespace warpbench::plots {

/// A QCustomPlot whose content fits itself to the space during the layout, on screen and in exports. It accepts focus
/// by Tab, shows the focus, and follows the screen's pixel ratio.
class PlotCanvas : public QCustomPlot {
 public:
  /// The steps of fitting, in this order. The layout runs between them, so that each step knows the result of the
  /// previous ones: texts know the width, labels the axis rect's width, ranges its height, and places the final axes.
  enum class Fit { Texts, Labels, Ranges, Places };

  explicit PlotCanvas(QWidget* parent = nullptr);
  void setFit(std::function<void(Fit)> fit) { m_fit = std::move(fit); }

  /// Redraws everything when control returns to the event loop, or once the canvas becomes visible if it is hidden,
  /// such as in a background tab.
  void redraw();

  QSize minimumSizeHint() const override { return {320, 140}; }
  QSize sizeHint() const override { return {720, 480}; }

 protected:
  void updateLayout() override;
  void showEvent(QShowEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  std::function<void(Fit)> m_fit;
  bool m_stale = false;  ///< needs redrawing but is hidden
  bool m_showFocus = false;
};

}  // namespace warpbench::plots
