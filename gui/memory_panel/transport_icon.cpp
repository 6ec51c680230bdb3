// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory_panel/transport_icon.h"

#include <qcustomplot.h>

#include "widgets/drawn_icon.h"

namespace warpbench::gui {
namespace {

constexpr double kLow = 3;  // margin of the symbols on each side
constexpr double kHigh = kIconSide - kLow;
constexpr double kMiddle = kIconSide / 2.0;
constexpr double kBar = 2.5;  // width of a bar

void triangle(QPainter& painter, double from, double to) {
  painter.drawPolygon(QPolygonF{{from, kLow}, {to, kMiddle}, {from, kHigh}});
}

void bar(QPainter& painter, double left) { painter.drawRect(QRectF(left, kLow, kBar, kHigh - kLow)); }

void draw(QPainter& painter, Transport transport) {
  switch (transport) {
    case Transport::First:
      bar(painter, kLow);
      triangle(painter, kHigh, kLow + kBar + 1);
      break;
    case Transport::Back:
      triangle(painter, kHigh - 2, kLow + 1);
      break;
    case Transport::Play:
      triangle(painter, kLow, kHigh + 1);
      break;
    case Transport::Pause:
      bar(painter, kLow + 1);
      bar(painter, kHigh - 1 - kBar);
      break;
    case Transport::Forward:
      triangle(painter, kLow + 2, kHigh - 1);
      break;
    case Transport::Last:
      triangle(painter, kLow, kHigh - kBar - 1);
      bar(painter, kHigh - kBar);
      break;
  }
}

}  // namespace

QIcon transportIcon(Transport transport, const QPalette& palette) {
  return drawnIcon([transport, palette](QCPPainter& painter, QIcon::Mode mode) {
    const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.color(group, QPalette::ButtonText));
    draw(painter, transport);
  });
}

}  // namespace warpbench::gui
