// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/plot_painting.h"

#include <qcustomplot.h>

#include <QBuffer>
#include <QSvgGenerator>

#include "draw/plot_view.h"
#include "look/picture_size.h"
#include "text/xml_text.h"

namespace warpbench::plots {

void paintPlot(QCPPainter& painter, const QRectF& area, const PlotData& data, QSize size, int fontPixels) {
  PlotView view;
  QFont font(QStringLiteral("sans-serif"));
  font.setPixelSize(fontPixels);
  view.setFont(font);
  view.setTheme(Theme::Light);
  view.setData(data);
  ViewState state;
  state.takeAxes(data);
  view.setState(state);
  painter.save();
  painter.translate(area.topLeft());
  painter.scale(area.width() / size.width(), area.height() / size.height());
  view.plot()->toPainter(&painter, size.width(), size.height());
  painter.restore();
}

QByteArray plotSvg(const PlotData& data, QSize size, int fontPixels) {
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  QSvgGenerator generator;
  generator.setOutputDevice(&buffer);
  generator.setResolution(kDotsPerInch);
  generator.setSize(size);
  generator.setViewBox(QRect(QPoint(), size));
  QCPPainter painter;
  painter.begin(&generator);
  for (const auto mode : {QCPPainter::pmVectorized, QCPPainter::pmNoCaching, QCPPainter::pmNonCosmetic})
    painter.setMode(mode);
  paintPlot(painter, QRectF(QPointF(), size), data, size, fontPixels);
  painter.end();
  const QByteArray file = xmlText(QString::fromUtf8(buffer.data())).toUtf8();
  return file.mid(file.indexOf("<svg"));
}

}  // namespace warpbench::plots
