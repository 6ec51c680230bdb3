// SPDX-License-Identifier: GPL-3.0-or-later
#include "sweep_icon.h"

#include <QPainter>
#include <QPixmap>

namespace warpbench::gui {

QIcon sweepIcon(const QPalette& palette) {
  constexpr int kSize = 16;
  constexpr int kDetail = 3;  ///< pixels per logical pixel, sharp at every scale of a screen up to that
  constexpr int kBars = 4;
  QIcon icon;
  for (const auto& [mode, group] :
       {std::pair(QIcon::Normal, QPalette::Active), std::pair(QIcon::Disabled, QPalette::Disabled)}) {
    QPixmap pixmap(kSize * kDetail, kSize * kDetail);
    pixmap.setDevicePixelRatio(kDetail);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    for (int i = 0; i < kBars; ++i) {
      const int height = 3 + 3 * i;
      painter.fillRect(1 + 4 * i, kSize - 2 - height, 2, height, palette.color(group, QPalette::ButtonText));
    }
    painter.end();
    icon.addPixmap(pixmap, mode);
  }
  return icon;
}

}  // namespace warpbench::gui
