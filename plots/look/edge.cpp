// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/edge.h"

#include <QPainter>
#include <QWidget>

namespace warpbench::plots {

void paintEdge(QPainter& painter, const QRectF& area, const QColor& colour, double width) {
  painter.fillRect(QRectF(area.left(), area.top(), area.width(), width), colour);
  painter.fillRect(QRectF(area.left(), area.bottom() - width, area.width(), width), colour);
  painter.fillRect(QRectF(area.left(), area.top(), width, area.height()), colour);
  painter.fillRect(QRectF(area.right() - width, area.top(), width, area.height()), colour);
}

void paintFocus(QPainter& painter, const QWidget& picture) {
  constexpr double kWidth = 2;
  paintEdge(painter, picture.rect(), picture.palette().color(QPalette::Highlight), kWidth);
}

}  // namespace warpbench::plots
