// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>
#include <memory>

#include "results/values/result.h"

namespace warpbench::gui {

/// The picture as Qt paints it. Its values are shared, not copied, and kept as long as the image lives.
QImage imageOf(const std::shared_ptr<const Picture>& picture);

/// Writes it whole or not at all, in the format that the suffix names: PNG, JPEG, BMP and so on.
/// @throws RequestError.
void saveImage(const QImage& image, const QString& path);

/// Lets the compute module read what Qt can: JPEG, BMP and so on. Done once; later calls do nothing.
void addQtPictureReader();

}  // namespace warpbench::gui
