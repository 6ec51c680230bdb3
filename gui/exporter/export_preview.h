// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QWidget>
#include <optional>

#include "export/picture_export.h"

namespace warpbench::gui {

/// A picture as it will be exported, in its shape and as large as there is room, painted by the same code and as sharp
/// as the screen.
class ExportPreview : public QWidget {
  Q_OBJECT

 public:
  explicit ExportPreview(QWidget* parent = nullptr);

  void setPicture(const plots::ExportedPicture& picture, const plots::PictureSize& size);
  /// In place of the picture.
  void setMessage(const QString& message);
  /// What was painted last; null where there was nothing to paint.
  const QImage& image() const { return m_image; }

  QSize sizeHint() const override { return {480, 340}; }
  QSize minimumSizeHint() const override { return {240, 160}; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void render();

  std::optional<plots::ExportedPicture> m_picture;
  plots::PictureSize m_size;
  QString m_message;
  QImage m_image;
};

}  // namespace warpbench::gui
