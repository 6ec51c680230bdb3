// SPDX-License-Identifier: GPL-3.0-or-later
#include "exporter/export_preview.h"

#include <QPainter>

namespace warpbench::gui {

ExportPreview::ExportPreview(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void ExportPreview::setPicture(const plots::ExportedPicture& picture, const plots::PictureSize& size) {
  m_picture = picture;
  m_size = size;
  m_message.clear();
  render();
}

void ExportPreview::setMessage(const QString& message) {
  m_picture.reset();
  m_image = {};
  m_message = message;
  update();
}

void ExportPreview::render() {
  if (!m_picture) return;
  constexpr int kFrame = 1;  // logical pixels: the frame's line must be visible on any background
  const QSizeF room = QSizeF(width() - 2 * kFrame, height() - 2 * kFrame) * devicePixelRatioF();
  const QSize pixels = m_size.millimetres().scaled(room, Qt::KeepAspectRatio).toSize().expandedTo({1, 1});
  m_image = plots::imageOf(*m_picture, m_size, pixels);
  m_image.setDevicePixelRatio(devicePixelRatioF());
  update();
}

void ExportPreview::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  if (m_image.isNull()) {
    painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap, m_message);
    return;
  }
  const QSize shown = (QSizeF(m_image.size()) / m_image.devicePixelRatioF()).toSize();
  const QRect place(QPoint((width() - shown.width()) / 2, (height() - shown.height()) / 2), shown);
  painter.drawImage(place.topLeft(), m_image);
  painter.setPen(palette().color(QPalette::Mid));
  painter.drawRect(place.adjusted(-1, -1, 0, 0));
}

void ExportPreview::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  render();
}

}  // namespace warpbench::gui
