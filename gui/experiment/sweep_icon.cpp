// SPDX-License-Identifier: GPL-3.0-or-later
#include "experiment/sweep_icon.h"

#include <qcustomplot.h>

#include "widgets/drawn_icon.h"

namespace warpbench::gui {

QIcon sweepIcon(const QPalette& palette) {
  return drawnIcon([palette](QCPPainter& painter, QIcon::Mode mode) {
    constexpr int kBars = 4;
    const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
    for (int i = 0; i < kBars; ++i) {
      const int height = 3 + 3 * i;
      painter.fillRect(1 + 4 * i, kIconSide - 2 - height, 2, height, palette.color(group, QPalette::ButtonText));
    }
  });
}

}  // namespace warpbench::gui
