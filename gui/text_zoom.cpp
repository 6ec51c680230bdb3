// SPDX-License-Identifier: GPL-3.0-or-later
#include "text_zoom.h"

#include <QApplication>
#include <QFont>

namespace warpbench::gui {

void applyTextSize(int percent) {
  static const QFont base = QApplication::font();
  constexpr int kWhole = 100;
  QFont font = base;
  // A font has its size in points or in pixels; the other one is -1.
  if (base.pointSizeF() > 0)
    font.setPointSizeF(base.pointSizeF() * percent / kWhole);
  else
    font.setPixelSize(base.pixelSize() * percent / kWhole);
  if (font != QApplication::font()) QApplication::setFont(font);
}

}  // namespace warpbench::gui
