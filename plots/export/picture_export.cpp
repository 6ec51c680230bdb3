// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/picture_export.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QPageSize>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <cmath>

#include "export/page_writer.h"
#include "export/pdf_page.h"
#include "text/xml_text.h"

namespace warpbench::plots {
namespace {

struct PictureExportText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::Export)
};

void prepare(QPdfWriter& writer, QSizeF points, const QString& title) {
  writer.setTitle(title);
  writer.setCreator(QStringLiteral("Warpbench"));
  writer.setResolution(kDotsPerInch);
  writer.setPageSize(QPageSize(points, QPageSize::Point, QString(), QPageSize::ExactMatch));
  writer.setPageMargins(QMarginsF());
}

/// Scales the sheet to an area. The two differ by less than a pixel, because a sheet has whole pixels.
QTransform onto(QSizeF area, QSize sheet) {
  return QTransform::fromScale(area.width() / sheet.width(), area.height() / sheet.height());
}

bool writePdf(const ExportedPicture& picture, const PictureSize& size, QIODevice& out) {
  const QSizeF points = size.points();
  // Qt's pages have whole points; the excess is cut off at the top and on the right.
  constexpr double kRounding = 1e-6;
  const QSizeF page(std::ceil(points.width() - kRounding), std::ceil(points.height() - kRounding));
  QPdfWriter writer(&out);
  prepare(writer, page, picture.title);
  constexpr double kDots = kDotsPerInch / kPointsPerInch;
  const QTransform down = QTransform::fromTranslate(0, (page.height() - points.height()) * kDots);
  return picture.paint(writer, size.wholeSheet(), onto(points * kDots, size.wholeSheet()) * down);
}

/// Adds title and description to Qt's SVG, because Qt 6.4 would write them unescaped.
QByteArray described(const QByteArray& svg, const ExportedPicture& picture) {
  QString text = QString::fromUtf8(svg);
  const auto insertion = text.indexOf(QLatin1Char('>'), text.indexOf(QLatin1String("<svg"))) + 1;
  text.insert(insertion, QStringLiteral("\n<title>%1</title>\n<desc>%2</desc>")
                             .arg(picture.title.toHtmlEscaped(), picture.description.toHtmlEscaped()));
  return xmlText(std::move(text)).toUtf8();
}

bool writeSvg(const ExportedPicture& picture, const PictureSize& size, QIODevice& out) {
  constexpr int kMicrometres = 25400;  // per inch: the generator's size is in whole dots
  QBuffer buffer;
  QSvgGenerator generator;
  generator.setOutputDevice(&buffer);
  generator.setTitle(QString());  // otherwise it has its own
  generator.setDescription(QString());
  generator.setResolution(kMicrometres);
  generator.setSize((size.millimetres() * 1000).toSize());
  generator.setViewBox(QRectF(QPointF(), size.sheet()));
  if (!picture.paint(generator, size.wholeSheet(), onto(size.sheet(), size.wholeSheet()))) return false;
  const QByteArray svg = described(buffer.data(), picture);
  return out.write(svg) == svg.size();
}

}  // namespace

PictureFormat formatOf(const QString& path) {
  const QString ending = QFileInfo(path).suffix().toLower();
  if (ending == QLatin1String("png")) return PictureFormat::Png;
  if (ending == QLatin1String("pdf")) return PictureFormat::Pdf;
  if (ending == QLatin1String("svg")) return PictureFormat::Svg;
  failExport(path, ending.isEmpty() ? PictureExportText::tr("it has no ending: use .png, .pdf or .svg")
                                    : PictureExportText::tr("unknown ending .%1: use .png, .pdf or .svg").arg(ending));
}

QImage imageOf(const ExportedPicture& picture, const PictureSize& size, QSize pixels) {
  QImage image(pixels, QImage::Format_RGB32);
  if (image.isNull()) return image;
  image.setDotsPerMeterX(size.dotsPerMetre());
  image.setDotsPerMeterY(size.dotsPerMetre());
  return picture.paint(image, size.wholeSheet(), onto(pixels, size.wholeSheet())) ? image : QImage();
}

PreparedFile prepared(const ExportedPicture& picture, const QString& path, const PictureSize& size) {
  const PictureFormat format = formatOf(path);
  if (const QString problem = problemOf(size, format == PictureFormat::Png); !problem.isEmpty())
    failExport(path, problem);
  PreparedFile file{.path = path};
  if (format == PictureFormat::Png) {
    file.image = imageOf(picture, size, size.pixels());
  } else {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    const bool pdf = format == PictureFormat::Pdf;
    if (pdf ? writePdf(picture, size, buffer) : writeSvg(picture, size, buffer))
      file.bytes = pdf ? withPageSize(buffer.data(), size.points()) : buffer.data();
  }
  if (file.image.isNull() && file.bytes.isEmpty()) failExport(path, PictureExportText::tr("cannot draw the picture"));
  file.lacks = picture.lacks();
  return file;
}

void exportPicture(const ExportedPicture& picture, const QString& path, const PictureSize& size) {
  prepared(picture, path, size).write();
}

void exportPages(const QString& path, const QPageLayout& layout, const QString& title, std::size_t count,
                 const std::function<void(QCPPainter&, const QRectF&, std::size_t)>& paint) {
  if (count == 0) failExport(path, PictureExportText::tr("there are no pages"));
  PageWriter pages(path, layout, title);
  for (std::size_t i = 0; i < count; ++i) {
    if (i > 0) pages.nextPage();
    pages.painter().save();
    paint(pages.painter(), pages.room(), i);
    pages.painter().restore();
  }
  pages.commit();
}

}  // namespace warpbench::plots
