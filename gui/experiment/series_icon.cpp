// SPDX-License-Identifier: GPL-3.0-or-later
#include "experiment/series_icon.h"

#include "look/series_style.h"
#include "widgets/drawn_icon.h"

namespace warpbench::gui {

QIcon seriesIcon(int style, plots::Theme theme, WhenDisabled whenDisabled) {
  plots::Series series;
  series.style = style;
  return drawnIcon([line = plots::lineStyle(series, theme), whenDisabled](QCPPainter& painter, QIcon::Mode mode) {
    constexpr double kFaded = 0.4;
    if (mode == QIcon::Disabled && whenDisabled == WhenDisabled::Faded) painter.setOpacity(kFaded);
    QCPScatterStyle marker = line.marker;
    marker.setSize(kIconSide * 0.6);
    marker.applyTo(&painter, line.pen);
    marker.drawShape(&painter, kIconSide / 2.0, kIconSide / 2.0);
  });
}

}  // namespace warpbench::gui
