// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPageLayout>
#include <QRectF>
#include <QSize>
#include <QString>
#include <QTransform>
#include <functional>

#include "export/prepared_file.h"
#include "look/picture_size.h"

class QCPPainter;
class QPaintDevice;

namespace warpbench::plots {

inline constexpr QSize kPictureSize{900, 560};  ///< logical pixels
inline constexpr double kPictureScale = 2;      ///< pixels per logical pixel of a .png

enum class PictureFormat { Png, Pdf, Svg };

/// By the path's ending. @throws RequestError naming the path and what would be right.
PictureFormat formatOf(const QString& path);

/// Something to export at any size.
struct ExportedPicture {
  QString title;
  QString description;
  /// Paints it as it is laid out on a sheet of logical pixels, which `place` puts onto the device. False where the
  /// device does not take it. On the GUI thread only.
  std::function<bool(QPaintDevice& device, QSize sheet, const QTransform& place)> paint;
  /// What the sheet that was painted last had no room for, as a sentence; empty where there was room for all.
  std::function<QString()> lacks;
};

/// The picture laid out as for that size, in that many pixels, for a preview; a null image where it cannot be painted.
QImage imageOf(const ExportedPicture& picture, const PictureSize& size, QSize pixels);

/// Paints the picture for a file at `path`, whose ending chooses the format: a .png of exactly the size's pixels and
/// dots per inch, a .pdf with a page or an .svg with a width and height of exactly its millimetres.
/// @throws RequestError naming the path and the cause.
PreparedFile prepared(const ExportedPicture& picture, const QString& path, const PictureSize& size);

/// The same, and writes it: whole or not at all.
void exportPicture(const ExportedPicture& picture, const QString& path, const PictureSize& size);

/// Writes one .pdf of `count` pages, each painted as vectors by `paint(painter, room, page)`: `room` is what the
/// margins leave, in logical pixels, and begins at 0, 0. Written whole or not at all.
/// @throws RequestError naming the path and the cause, also for no pages at all.
void exportPages(const QString& path, const QPageLayout& layout, const QString& title, std::size_t count,
                 const std::function<void(QCPPainter&, const QRectF&, std::size_t)>& paint);

}  // namespace warpbench::plots
