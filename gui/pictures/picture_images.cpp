// SPDX-License-Identifier: GPL-3.0-or-later
#include "pictures/picture_images.h"

#include <QFileInfo>
#include <QImageReader>
#include <QImageWriter>
#include <QPainter>
#include <QSaveFile>
#include <cstring>

#include "core/text/error.h"
#include "core/text/text.h"
#include "images/picture_file.h"

namespace warpbench::gui {

namespace {

QString fileName(const std::filesystem::path& path) { return QString::fromStdU16String(path.u16string()); }

/// The size of a file that Qt can read, rotated according to its camera data.
std::optional<PictureExtent> sizeOf(const std::filesystem::path& path) {
  QImageReader reader(fileName(path));
  reader.setDecideFormatFromContent(true);
  if (!reader.canRead() || !reader.size().isValid()) return std::nullopt;
  QSize size = reader.size();
  if (reader.transformation() & QImageIOHandler::TransformationRotate90) size.transpose();
  // Does not allocate memory for a header whose file is too short: no format compresses better than this.
  constexpr qint64 kBest = 2000;
  const bool fits = size.width() <= kLongestSide && size.height() <= kLongestSide;  // larger ones are refused elsewhere
  if (fits && 3 * qint64{size.width()} * size.height() / kBest > QFileInfo(fileName(path)).size())
    throw RequestError("cannot read the picture '" + oneLine(path.string()) + "': it is truncated");
  return PictureExtent{size.width(), size.height()};
}

Picture read(const std::filesystem::path& path) {
  QImageReader reader(fileName(path));
  reader.setDecideFormatFromContent(true);
  reader.setAutoTransform(true);
  QImage image = reader.read();
  if (image.isNull())
    throw RequestError("cannot read the picture '" + oneLine(path.string()) +
                       "': " + oneLine(reader.errorString().toStdString()));
  if (image.hasAlphaChannel()) {
    QImage ground(image.size(), QImage::Format_RGB32);
    ground.fill(Qt::white);
    QPainter(&ground).drawImage(0, 0, image);
    image = ground;
  }
  image.convertTo(QImage::Format_RGB888);
  Picture picture{.width = image.width(), .height = image.height(), .channels = 3, .values = {}};
  const std::size_t row = 3 * static_cast<std::size_t>(image.width());
  picture.values.resize(row * static_cast<std::size_t>(image.height()));
  for (int y = 0; y < image.height(); ++y)  // Qt's rows end at a multiple of four bytes
    std::memcpy(picture.values.data() + row * static_cast<std::size_t>(y), image.constScanLine(y), row);
  return picture;
}

}  // namespace

QImage imageOf(const std::shared_ptr<const Picture>& picture) {
  const auto release = [](void* held) { delete static_cast<std::shared_ptr<const Picture>*>(held); };
  return QImage(picture->values.data(), picture->width, picture->height, qsizetype{picture->width} * picture->channels,
                picture->channels == 1 ? QImage::Format_Grayscale8 : QImage::Format_RGB888, release,
                new std::shared_ptr<const Picture>(picture));
}

void saveImage(const QImage& image, const QString& path) {
  const QByteArray suffix = QFileInfo(path).suffix().toLower().toLatin1();
  const auto refuse = [&](const Message& reason) {
    throw RequestError(Message::text("cannot write '%1': %2"), oneLine(path.toStdString()), reason);
  };
  if (!QImageWriter::supportedImageFormats().contains(suffix))
    refuse(Message::text("give a name that ends in .png, .jpg or .bmp"));
  QSaveFile file(path);
  if (!file.open(QIODevice::WriteOnly)) refuse(oneLine(file.errorString().toStdString()));
  QImageWriter writer(&file, suffix);
  if (!writer.write(image)) refuse(oneLine(writer.errorString().toStdString()));
  if (!file.commit()) refuse(oneLine(file.errorString().toStdString()));
}

void addQtPictureReader() {
  static const bool added = [] {
    // Sizes are checked before decoding, so Qt's limit of 256 MiB is unnecessary.
    QImageReader::setAllocationLimit(0);
    addPictureReader({.formats = "JPEG, BMP, GIF", .size = sizeOf, .read = read});
    return true;
  }();
  static_cast<void>(added);
}

}  // namespace warpbench::gui
