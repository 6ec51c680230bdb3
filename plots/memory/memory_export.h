// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QString>
#include <memory>
#include <vector>

#include "export/picture_export.h"
#include "look/theme.h"
#include "memory/memory_scene.h"

class QPainter;

namespace warpbench::plots {

/// A landscape A4 page, in logical pixels.
inline constexpr QSize kHandoutPage{1123, 794};

/// Paints one moment into `area`, for a picture or a page of a handout.
void paintMemory(QPainter& painter, const QRectF& area, const MemoryScene& scene, std::size_t moment,
                 Theme theme = Theme::Light);

/// One moment as a picture of any size.
ExportedPicture pictureOf(std::shared_ptr<const MemoryScene> scene, std::size_t moment, Theme theme = Theme::Light);

/// Writes one moment to `path`, whose ending selects the format: .png, .pdf or .svg. Writes the whole file or nothing.
/// @throws RequestError naming the path and the cause.
void exportMemory(const MemoryScene& scene, std::size_t moment, const QString& path, Theme theme = Theme::Light,
                  QSize size = kHandoutPage, double scale = kPictureScale);

/// Writes these moments to one .pdf, one per page.
/// @throws RequestError naming the path and the cause.
void exportMemoryPages(const MemoryScene& scene, const std::vector<std::size_t>& moments, const QString& path,
                       Theme theme = Theme::Light);
/// Writes all moments.
void exportMemoryPages(const MemoryScene& scene, const QString& path);

}  // namespace warpbench::plots
