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

/// The format by the path's ending.
/// @throws RequestError naming the path and the valid endings.
PictureFormat formatOf(const QString& path);

/// A picture that can be exported at any size.
struct ExportedPicture {
  QString title;
  QString description;
  /// Paints the picture laid out on a sheet of logical pixels, which `place` maps to the device. Returns false if the
  /// device refuses. GUI thread only.
  std::function<bool(QPaintDevice& device, QSize sheet, const QTransform& place)> paint;
  /// A sentence about what did not fit on the last painted sheet; empty if everything did.
  std::function<QString()> lacks;
};

/// The picture laid out for `size` and painted in `pixels`, for a preview; a null image if it cannot be painted.
QImage imageOf(const ExportedPicture& picture, const PictureSize& size, QSize pixels);

/// Paints the picture for a file at `path`, whose ending selects the format: a .png with exactly the size's pixels and
/// dots per inch, or a .pdf page or .svg with exactly its millimetres.
/// @throws RequestError naming the path and the cause.
PreparedFile prepared(const ExportedPicture& picture, const QString& path, const PictureSize& size);

/// Prepares the picture and writes it, completely or not at all.
void exportPicture(const ExportedPicture& picture, const QString& path, const PictureSize& size);

/// Writes one .pdf of `count` pages. `paint(painter, room, page)` paints each page as vectors; `room` is the area
/// inside the margins, in logical pixels, with origin 0, 0. Writes the whole file or nothing.
/// @throws RequestError naming the path and the cause, also for zero pages.
void exportPages(const QString& path, const QPageLayout& layout, const QString& title, std::size_t count,
                 const std::function<void(QCPPainter&, const QRectF&, std::size_t)>& paint);

}  // namespace warpbench::plots
