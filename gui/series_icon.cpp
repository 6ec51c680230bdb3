// SPDX-License-Identifier: GPL-3.0-or-later
#include "series_icon.h"

#include <QPixmap>

#include "series_style.h"

namespace warpbench::gui {

QIcon seriesIcon(int style, plots::Theme theme) {
  constexpr int kSize = 16;
  constexpr int kDetail = 3;  ///< pixels per logical pixel, sharp at every scale of a screen up to that
  plots::Series series;
  series.style = style;
  const plots::LineStyle line = plots::lineStyle(series, theme);

  QPixmap pixmap(kSize * kDetail, kSize * kDetail);
  pixmap.setDevicePixelRatio(kDetail);
  pixmap.fill(Qt::transparent);
  QCPPainter painter(&pixmap);
  painter.setAntialiasing(true);
  QCPScatterStyle marker = line.marker;
  marker.setSize(kSize * 0.6);
  marker.applyTo(&painter, line.pen);
  marker.drawShape(&painter, kSize / 2.0, kSize / 2.0);
  painter.end();
  return QIcon(pixmap);
}

}  // namespace warpbench::gui
