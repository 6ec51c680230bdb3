// SPDX-License-Identifier: GPL-3.0-or-later
#include "presentation/zoom_area.h"

#include <QScrollBar>
#include <algorithm>

namespace warpbench::gui {

ZoomArea::ZoomArea(QWidget* shown, QWidget* parent) : QScrollArea(parent) {
  setWidget(shown);
  setFrameShape(NoFrame);
  setFocusPolicy(Qt::NoFocus);
  setMinimumSize(shown->minimumSizeHint());
  // Scroll bars would take room, and the pointer is hidden.
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void ZoomArea::fit() { widget()->resize((QSizeF(viewport()->size()) * m_zoom).toSize()); }

void ZoomArea::setZoom(double zoom, QPointF place) {
  constexpr double kMost = 4;
  const double before = m_zoom;
  m_zoom = std::clamp(zoom, 1.0, kMost);
  const QPointF shown = place - widget()->pos();
  fit();
  move(place - shown * m_zoom / before - widget()->pos());
}

void ZoomArea::move(QPointF way) {
  horizontalScrollBar()->setValue(horizontalScrollBar()->value() - qRound(way.x()));
  verticalScrollBar()->setValue(verticalScrollBar()->value() - qRound(way.y()));
}

void ZoomArea::resizeEvent(QResizeEvent* event) {
  QScrollArea::resizeEvent(event);
  fit();
}

}  // namespace warpbench::gui
