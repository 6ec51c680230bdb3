// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/text_zoom.h"

#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QFont>

namespace warpbench::gui {

namespace {

/// A combo box caches its minimum size until its style changes, so it would keep the height of a larger font.
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
  // A font's size is in points or in pixels; the other value is -1.
  if (base.pointSizeF() > 0)
    font.setPointSizeF(base.pointSizeF() * percent / kWhole);
  else
    font.setPixelSize(base.pixelSize() * percent / kWhole);
  if (font == QApplication::font()) return;
  QApplication::setFont(font);
  // Runs once the widgets have the new font.
  QMetaObject::invokeMethod(qApp, forgetSizesOfComboBoxes, Qt::QueuedConnection);
}

}  // namespace warpbench::gui
