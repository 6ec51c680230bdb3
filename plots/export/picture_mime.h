// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMimeData>
#include <memory>

#include "export/picture_export.h"

namespace warpbench::plots {

/// The picture for the clipboard as an image, SVG and PDF; the target program picks the format that it prefers.
/// @throws RequestError if the size cannot be painted.
std::unique_ptr<QMimeData> mimeOf(const ExportedPicture& picture, const PictureSize& size);

}  // namespace warpbench::plots
