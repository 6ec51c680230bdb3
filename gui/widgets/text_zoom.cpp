// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/text_zoom.h"

#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QFont>

namespace warpbench::gui {

namespace {

/// A combo box keeps its least size until its style changes: after a larger font it would stay as high as that.
void forgetSizesOfComboBoxes() {
  for (QWidget* widget : QApplication::allWidgets()) {
    if (!qobject_cast<QComboBox*>(widget)) continue;
    QEvent change(QEvent::StyleChange);
    QApplication::sendEvent(widget, &change);
  }
}

}  // namespace

void applyTextSize(int percent) {
  static const QFont base = QApplication::font();
  constexpr int kWhole = 100;
  QFont font = base;
  // A font has its size in points or in pixels; the other one is -1.
  if (base.pointSizeF() > 0)
    font.setPointSizeF(base.pointSizeF() * percent / kWhole);
  else
    font.setPixelSize(base.pixelSize() * percent / kWhole);
  if (font == QApplication::font()) return;
  QApplication::setFont(font);
  // Once the widgets have the font.
  QMetaObject::invokeMethod(qApp, forgetSizesOfComboBoxes, Qt::QueuedConnection);
}

}  // namespace warpbench::gui
