// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/mode_icon.h"

#include <qcustomplot.h>

#include <QPolygonF>

#include "widgets/drawn_icon.h"

namespace warpbench::gui {

namespace {

/// Bars of a plot that lie down.
void drawMeasure(QPainter& painter) {
  painter.drawLine(QPointF(2.5, 2), QPointF(2.5, 14));
  int top = 3;
  for (const int length : {6, 11, 8}) {
    painter.fillRect(QRectF(4, top, length, 2.5), painter.pen().color());
    top += 4;
  }
}

/// A magnifying glass.
void drawExplain(QPainter& painter) {
  painter.drawEllipse(QPointF(6.5, 6.5), 4.5, 4.5);
  painter.drawLine(QPointF(10, 10), QPointF(14, 14));
}

/// "</>".
void drawCode(QPainter& painter) {
  painter.drawPolyline(QPolygonF{{5, 4}, {1.5, 8}, {5, 12}});
  painter.drawPolyline(QPolygonF{{11, 4}, {14.5, 8}, {11, 12}});
  painter.drawLine(QPointF(9.2, 3), QPointF(6.8, 13));
}

/// A page with a triangle that starts it.
void drawProgram(QPainter& painter) {
  painter.drawRect(QRectF(3, 1.5, 10, 13));
  painter.setBrush(painter.pen().color());
  painter.drawPolygon(QPolygonF{{6.5, 5}, {10.5, 8}, {6.5, 11}});
}

/// A mortarboard.
void drawTeach(QPainter& painter) {
  painter.drawPolygon(QPolygonF{{1.5, 6}, {8, 3}, {14.5, 6}, {8, 9}});
  painter.drawPolyline(QPolygonF{{4, 8}, {4, 11.5}, {8, 13.2}, {12, 11.5}, {12, 8}});
}

void draw(QPainter& painter, WindowMode mode) {
  switch (mode) {
    case WindowMode::Measure:
      return drawMeasure(painter);
    case WindowMode::Explain:
      return drawExplain(painter);
    case WindowMode::Code:
      return drawCode(painter);
    case WindowMode::Program:
      return drawProgram(painter);
    case WindowMode::Teach:
      return drawTeach(painter);
  }
}

}  // namespace

QIcon modeIcon(WindowMode mode, const QPalette& palette) {
  return drawnIcon([mode, palette](QCPPainter& painter, QIcon::Mode state) {
    const auto group = state == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
    constexpr double kLine = 1.4;
    painter.setPen(QPen(palette.color(group, QPalette::ButtonText), kLine, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    draw(painter, mode);
  });
}

}  // namespace warpbench::gui
