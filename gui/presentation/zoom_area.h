// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace warpbench::gui {

/// Shows a widget at the area's size, or enlarged and scrolled.
class ZoomArea : public QScrollArea {
 public:
  explicit ZoomArea(QWidget* shown, QWidget* parent);

  /// The scale relative to the area, 1 to 4.
  double zoom() const { return m_zoom; }
  /// Keeps the content at `place` (in the area) fixed.
  void setZoom(double zoom, QPointF place);
  /// Moves the content by that many pixels.
  void move(QPointF way);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void fit();

  double m_zoom = 1;
};

}  // namespace warpbench::gui
