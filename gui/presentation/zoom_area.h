// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace warpbench::gui {

/// A widget as large as the area, or enlarged and scrolled.
class ZoomArea : public QScrollArea {
 public:
  explicit ZoomArea(QWidget* shown, QWidget* parent);

  /// How many times as large as the area, 1 to 4.
  double zoom() const { return m_zoom; }
  /// `place`, in the area, keeps showing what it shows.
  void setZoom(double zoom, QPointF place);
  /// What is shown moves so far, in pixels.
  void move(QPointF way);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void fit();

  double m_zoom = 1;
};

}  // namespace warpbench::gui
