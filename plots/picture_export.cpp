// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture_export.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QPageSize>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>

#include "error.h"
#include "page_writer.h"

namespace warpbench::plots {
namespace {

struct Text {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::Export)
};

constexpr int kDotsPerInch = 96;  ///< of a logical pixel; an inch has 72 points

/// A page of that size in logical pixels, without margins.
QPageLayout pageOf(QSize size) {
  constexpr double kPoints = 72.0 / kDotsPerInch;
  return QPageLayout(QPageSize(QSizeF(size) * kPoints, QPageSize::Point, QString(), QPageSize::ExactMatch),
                     QPageLayout::Portrait, QMarginsF());
}

bool writePdf(const ExportedPicture& picture, QIODevice& out) {
  QPdfWriter writer(&out);
  writer.setTitle(picture.title);
  writer.setCreator(QStringLiteral("Warpbench"));
  writer.setResolution(kDotsPerInch);
  writer.setPageLayout(pageOf(picture.size));
  return picture.vectors(writer);
}

bool writeSvg(const ExportedPicture& picture, QIODevice& out) {
  QSvgGenerator generator;
  generator.setOutputDevice(&out);
  generator.setTitle(picture.title);
  generator.setDescription(picture.description);
  generator.setResolution(kDotsPerInch);
  generator.setSize(picture.size);
  generator.setViewBox(QRect(QPoint(), picture.size));
  return picture.vectors(generator);
}

/// The file at `path` stays as it is until all of the new one is there.
void write(const QString& path, const std::function<bool(QIODevice&)>& paint) {
  QSaveFile file(path);  // opened before anything is drawn
  if (!file.open(QIODevice::WriteOnly)) failExport(path, file.errorString());
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  if (!paint(buffer) || buffer.data().isEmpty()) failExport(path, Text::tr("the picture could not be painted"));
  finish(file, buffer.data());
}

}  // namespace

void finish(QSaveFile& file, const QByteArray& content) {
  // A write that a full disk cuts short has no error; the next one, which writes nothing, has.
  qint64 written = 0;
  while (written < content.size()) {
    const qint64 more = file.write(content.constData() + written, content.size() - written);
    if (more <= 0) failExport(file.fileName(), file.errorString());
    written += more;
  }
  if (!file.commit()) failExport(file.fileName(), file.errorString());
}

void failExport(const QString& path, const QString& cause) {
  throw RequestError(Text::tr("cannot write %1: %2").arg(path, cause).toStdString());
}

PictureFormat formatOf(const QString& path) {
  const QString ending = QFileInfo(path).suffix().toLower();
  if (ending == QLatin1String("png")) return PictureFormat::Png;
  if (ending == QLatin1String("pdf")) return PictureFormat::Pdf;
  if (ending == QLatin1String("svg")) return PictureFormat::Svg;
  failExport(path, ending.isEmpty() ? Text::tr("it has no ending; .png, .pdf or .svg says the format")
                                    : Text::tr("unknown ending .%1; there are .png, .pdf and .svg").arg(ending));
}

void exportPicture(const ExportedPicture& picture, const QString& path, double scale) {
  const PictureFormat format = formatOf(path);
  constexpr int kLargest = 20000;
  const QSize size = picture.size;
  if (size.width() < 1 || size.height() < 1 || !(scale > 0) || size.width() * scale > kLargest ||
      size.height() * scale > kLargest)
    failExport(path, Text::tr("a picture has from 1 to %1 pixels each way").arg(kLargest));
  write(path, [&](QIODevice& out) {
    if (format == PictureFormat::Png) return picture.pixels(scale).save(&out, "PNG");
    return format == PictureFormat::Pdf ? writePdf(picture, out) : writeSvg(picture, out);
  });
}

void exportPages(const QString& path, const QPageLayout& layout, const QString& title, std::size_t count,
                 const std::function<void(QCPPainter&, const QRectF&, std::size_t)>& paint) {
  if (count == 0) failExport(path, Text::tr("there are no pages"));
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
