// SPDX-License-Identifier: GPL-3.0-or-later
#include "export.h"

#include <qcustomplot.h>

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QPageSize>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>

#include "error.h"

namespace warpbench::plots {
namespace {

struct Text {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::Export)
};

enum class Format { Png, Pdf, Svg };

constexpr int kDotsPerInch = 96;  ///< of a logical pixel; an inch has 72 points
constexpr int kFontPixels = 13;   ///< the same on every machine, whatever its desktop's font size

[[noreturn]] void fail(const QString& path, const QString& cause) {
  throw RequestError(Text::tr("cannot write %1: %2").arg(path, cause).toStdString());
}

Format formatOf(const QString& path) {
  const QString ending = QFileInfo(path).suffix().toLower();
  if (ending == QLatin1String("png")) return Format::Png;
  if (ending == QLatin1String("pdf")) return Format::Pdf;
  if (ending == QLatin1String("svg")) return Format::Svg;
  fail(path, ending.isEmpty() ? Text::tr("it has no ending; .png, .pdf or .svg says the format")
                              : Text::tr("unknown ending .%1; there are .png, .pdf and .svg").arg(ending));
}

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

bool writePng(QCustomPlot& plot, QIODevice& out, QSize size, double scale) {
  return plot.toPixmap(size.width(), size.height(), scale).save(&out, "PNG");
}

bool writePdf(QCustomPlot& plot, QIODevice& out, QSize size, const QString& title) {
  constexpr double kPoints = 72.0 / kDotsPerInch;
  QPdfWriter writer(&out);
  writer.setTitle(title);
  writer.setCreator(QStringLiteral("Warpbench"));
  writer.setResolution(kDotsPerInch);
  writer.setPageSize(QPageSize(QSizeF(size) * kPoints, QPageSize::Point, QString(), QPageSize::ExactMatch));
  writer.setPageMargins(QMarginsF());
  return paint(plot, writer, size);
}

bool writeSvg(QCustomPlot& plot, QIODevice& out, QSize size, const PlotData& data) {
  QSvgGenerator generator;
  generator.setOutputDevice(&out);
  generator.setTitle(data.title);
  generator.setDescription(data.subtitle);
  generator.setResolution(kDotsPerInch);
  generator.setSize(size);
  generator.setViewBox(QRect(QPoint(), size));
  return paint(plot, generator, size);
}

}  // namespace

void exportPlot(const PlotData& data, const QString& path, Theme theme, QSize size, double scale,
                const ViewState& state) {
  const Format format = formatOf(path);
  if (data.empty()) fail(path, Text::tr("there is nothing to plot"));
  constexpr int kLargest = 20000;
  if (size.width() < 1 || size.height() < 1 || !(scale > 0) || size.width() * scale > kLargest ||
      size.height() * scale > kLargest)
    fail(path, Text::tr("a picture has from 1 to %1 pixels each way").arg(kLargest));
  // Opened before anything is drawn: the file at `path` stays as it is until all of the new one is there.
  QSaveFile file(path);
  if (!file.open(QIODevice::WriteOnly)) fail(path, file.errorString());

  PlotView view;
  QFont font = view.font();
  font.setPixelSize(kFontPixels);
  view.setFont(font);
  view.setTheme(theme);
  view.setState(state);
  view.setData(data);
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  bool painted = false;
  switch (format) {
    case Format::Png:
      painted = writePng(*view.plot(), buffer, size, scale);
      break;
    case Format::Pdf:
      painted = writePdf(*view.plot(), buffer, size, data.title);
      break;
    case Format::Svg:
      painted = writeSvg(*view.plot(), buffer, size, data);
      break;
  }
  if (!painted || buffer.data().isEmpty()) fail(path, Text::tr("the picture could not be painted"));
  if (file.write(buffer.data()) != buffer.size() || !file.commit()) fail(path, file.errorString());
}

void exportPlot(const PlotView& view, const QString& path) {
  exportPlot(view.data(), path, Theme::Light, kPictureSize, kPictureScale, view.state());
}

}  // namespace warpbench::plots
