// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/eliding_box.h"

#include <QStylePainter>

namespace warpbench::gui {

void ElidingBox::paintEvent(QPaintEvent*) {
  QStyleOptionComboBox option;
  initStyleOption(&option);
  const QRect room = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
  constexpr int kBesideText = 2;  // pixels that styles reserve
  option.currentText = option.fontMetrics.elidedText(option.currentText, Qt::ElideMiddle, room.width() - kBesideText);
  QStylePainter painter(this);
  painter.setPen(palette().color(QPalette::Text));
  painter.drawComplexControl(QStyle::CC_ComboBox, option);
  painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

}  // namespace warpbench::gui
