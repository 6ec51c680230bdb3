// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

#include <functional>

namespace warpbench::plots {

/// A QCustomPlot whose content fits itself to the space during the layout, on screen and in every export alike. It can
/// be reached by Tab and shows that it was, and it follows the screen's pixel ratio.
class PlotCanvas : public QCustomPlot {
 public:
  /// What is fitted, in this order. The layout runs between each of them, so that each knows what the ones before it
  /// left: texts know the width, labels the axis rect's width, ranges its height, places the final axes.
  enum class Fit { Texts, Labels, Ranges, Places };

  explicit PlotCanvas(QWidget* parent = nullptr);
  void setFit(std::function<void(Fit)> fit) { m_fit = std::move(fit); }

  /// Draws all of it anew when control returns to the event loop; while it is hidden, as tabs behind others are, not
  /// before it is shown.
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
  bool m_stale = false;  ///< and hidden
  bool m_showFocus = false;
};

}  // namespace warpbench::plots
