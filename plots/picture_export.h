// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QPageLayout>
#include <QPixmap>
#include <QRectF>
#include <QSize>
#include <QString>
#include <functional>

class QCPPainter;
class QPaintDevice;
class QSaveFile;

namespace warpbench::plots {

inline constexpr QSize kPictureSize{900, 560};  ///< logical pixels
inline constexpr double kPictureScale = 2;      ///< pixels per logical pixel of a .png

enum class PictureFormat { Png, Pdf, Svg };

/// By the path's ending. @throws RequestError naming the path and what would be right.
PictureFormat formatOf(const QString& path);

/// Something to export, in its own size in logical pixels.
struct ExportedPicture {
  QSize size;
  QString title;
  QString description;
  std::function<QPixmap(double scale)> pixels;
  std::function<bool(QPaintDevice&)> vectors;  ///< false where the device does not take it
};

/// Writes the picture to `path`, whose ending chooses the format. Written whole or not at all.
/// @throws RequestError naming the path and the cause.
void exportPicture(const ExportedPicture& picture, const QString& path, double scale);

/// Writes one .pdf of `count` pages, each painted as vectors by `paint(painter, room, page)`: `room` is what the
/// margins leave, in logical pixels, and begins at 0, 0. Written whole or not at all.
/// @throws RequestError naming the path and the cause, also for no pages at all.
void exportPages(const QString& path, const QPageLayout& layout, const QString& title, std::size_t count,
                 const std::function<void(QCPPainter&, const QRectF&, std::size_t)>& paint);

/// Fills a file that is open with `content` and puts it in place. @throws RequestError naming the path and the cause.
void finish(QSaveFile& file, const QByteArray& content);

[[noreturn]] void failExport(const QString& path, const QString& cause);

}  // namespace warpbench::plots
