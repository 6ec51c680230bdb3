// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/picture_mime.h"

namespace warpbench::plots {

std::unique_ptr<QMimeData> mimeOf(const ExportedPicture& picture, const PictureSize& size) {
  auto mime = std::make_unique<QMimeData>();
  mime->setImageData(prepared(picture, QStringLiteral("clipboard.png"), size).image);
  mime->setData(QStringLiteral("image/svg+xml"), prepared(picture, QStringLiteral("clipboard.svg"), size).bytes);
  mime->setData(QStringLiteral("application/pdf"), prepared(picture, QStringLiteral("clipboard.pdf"), size).bytes);
  return mime;
}

}  // namespace warpbench::plots
