// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>
#include <memory>

#include "results/values/result.h"

namespace warpbench::gui {

/// The picture as an image that Qt can paint. Shares the pixels and keeps them alive.
QImage imageOf(const std::shared_ptr<const Picture>& picture);

/// Writes the image completely or not at all, in the format of the suffix: PNG, JPEG, BMP and so on.
/// @throws RequestError.
void saveImage(const QImage& image, const QString& path);

/// Registers Qt's formats with the compute module: JPEG, BMP and so on. Later calls do nothing.
void addQtPictureReader();

}  // namespace warpbench::gui
