// SPDX-License-Identifier: GPL-3.0-or-later
#include "export.h"

#include <qcustomplot.h>

#include <QCoreApplication>

namespace warpbench::plots {
namespace {

struct Text {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::Export)
};

constexpr int kFontPixels = 13;  ///< the same on every machine, whatever its desktop's font size

/// Paints as vectors; false where the device does not take it.
bool paint(QCustomPlot& plot, QPaintDevice& device, QSize size) {
  QCPPainter painter;
  if (!painter.begin(&device)) return false;
  painter.setMode(QCPPainter::pmVectorized);
  painter.setMode(QCPPainter::pmNoCaching);
  painter.setMode(QCPPainter::pmNonCosmetic);
  plot.toPainter(&painter, size.width(), size.height());
  return painter.end();
}

}  // namespace

void exportPlot(const PlotData& data, const QString& path, Theme theme, QSize size, double scale,
                const ViewState& state) {
  formatOf(path);
  if (data.empty()) failExport(path, Text::tr("there is nothing to plot"));
  PlotView view;
  QFont font = view.font();
  font.setPixelSize(kFontPixels);
  view.setFont(font);
  view.setTheme(theme);
  view.setState(state);
  view.setData(data);
  QCustomPlot& plot = *view.plot();
  exportPicture({.size = size,
                 .title = data.title,
                 .description = data.subtitle,
                 .pixels = [&](double of) { return plot.toPixmap(size.width(), size.height(), of); },
                 .vectors = [&](QPaintDevice& device) { return paint(plot, device, size); }},
                path, scale);
}

void exportPlot(const PlotView& view, const QString& path) {
  exportPlot(view.data(), path, Theme::Light, kPictureSize, kPictureScale, view.state());
}

}  // namespace warpbench::plots
