// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QWidget>
#include <optional>

#include "export/picture_export.h"

namespace warpbench::gui {

/// Previews an export in its proportions, as large as possible, painted by the same code at the screen's resolution.
class ExportPreview : public QWidget {
  Q_OBJECT

 public:
  explicit ExportPreview(QWidget* parent = nullptr);

  void setPicture(const plots::ExportedPicture& picture, const plots::PictureSize& size);
  /// Shows a message instead of the picture.
  void setMessage(const QString& message);
  /// The last painted image; null if there was nothing to paint.
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
