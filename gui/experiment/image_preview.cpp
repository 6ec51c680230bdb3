// SPDX-License-Identifier: GPL-3.0-or-later
#include "experiment/image_preview.h"

#include <QHBoxLayout>
#include <QImage>
#include <QLabel>
#include <QPixmap>
#include <filesystem>
#include <memory>

#include "images/picture_file.h"
#include "pictures/picture_images.h"
#include "widgets/background.h"
#include "widgets/reason_label.h"

namespace warpbench::gui {

namespace {

constexpr QSize kThumbnail{64, 40};            ///< maximum, in logical pixels
constexpr int kDetail = 2;                     ///< pixels per logical pixel, for screens with scale factor 2
constexpr std::int64_t kLargest = 64'000'000;  ///< pixels: larger pictures are not read for a thumbnail

struct Look {
  PictureExtent size;
  QImage thumbnail;  ///< null if the picture is too large to read
};

/// @throws RequestError if the file cannot be used.
Look lookAt(const std::filesystem::path& path) {
  Look look{.size = pictureSize(path)};
  if (look.size.width * look.size.height > kLargest) return look;
  const auto picture = std::make_shared<const Picture>(readPicture(path));
  look.thumbnail = imageOf(picture).scaled(kThumbnail * kDetail, Qt::KeepAspectRatio, Qt::SmoothTransformation);
  return look;
}

}  // namespace

ImagePreview::ImagePreview(QWidget* parent) : QWidget(parent), m_picture(new QLabel(this)), m_text(reasonLabel(this)) {
  m_picture->setObjectName(QStringLiteral("preview.picture"));
  m_picture->setAccessibleName(tr("Preview of the image"));
  m_text->setObjectName(QStringLiteral("preview.text"));
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(m_picture);
  row->addWidget(m_text, 1);
  hide();
}

void ImagePreview::setPath(const QString& path) {
  const quint64 call = ++m_latest;
  m_problem.clear();
  hide();
  if (path.isEmpty()) {
    emit looked();
    return;
  }
  addQtPictureReader();
  const auto look = [file = std::filesystem::path(path.toStdU16String())] { return lookAt(file); };
  inBackground(this, look, [this, call](const Outcome<Look>& outcome) {
    if (call != m_latest) return;  // the user has chosen another file meanwhile
    if (const auto* seen = std::get_if<Look>(&outcome)) {
      QPixmap pixmap = QPixmap::fromImage(seen->thumbnail);
      pixmap.setDevicePixelRatio(kDetail);
      m_picture->setPixmap(pixmap);
      m_text->setText(tr("%1 x %2 pixels").arg(seen->size.width).arg(seen->size.height));
    } else {
      m_problem = std::get<QString>(outcome);
      m_picture->setPixmap({});
      m_text->setText(m_problem);
    }
    m_picture->setVisible(m_problem.isEmpty());
    show();
    emit looked();
  });
}

}  // namespace warpbench::gui
