// SPDX-License-Identifier: GPL-3.0-or-later
#include "pictures/picture_view.h"

#include <QPainter>

#include "widgets/background.h"

namespace warpbench::gui {

namespace {

constexpr int kLargest = 2048;  ///< pixels per side that paint without noticeable delay

}  // namespace

PictureView::PictureView(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void PictureView::setImage(const QImage& image) {
  const quint64 call = ++m_latest;
  m_shown = QImage();
  update();
  if (image.isNull()) return;
  if (image.width() <= kLargest && image.height() <= kLargest) {
    m_shown = image;
    emit shown();
    return;
  }
  const auto smaller = [image] {
    return image.scaled(kLargest, kLargest, Qt::KeepAspectRatio, Qt::SmoothTransformation);
  };
  inBackground(this, smaller, [this, call](const Outcome<QImage>& outcome) {
    const auto* scaled = std::get_if<QImage>(&outcome);
    if (!scaled || call != m_latest) return;  // another picture has replaced it
    m_shown = *scaled;
    update();
    emit shown();
  });
}

void PictureView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setPen(palette().color(QPalette::Mid));
  painter.drawRect(rect().adjusted(0, 0, -1, -1));
  if (m_shown.isNull()) return;
  const QSize room = size() - QSize(2, 2);
  const QSize fitted = m_shown.size().scaled(room, Qt::KeepAspectRatio).expandedTo(QSize(1, 1));
  QRect place(QPoint(), fitted);
  place.moveCenter(rect().center());
  // Keeps magnified pixels square.
  painter.setRenderHint(QPainter::SmoothPixmapTransform, fitted.width() < m_shown.width());
  painter.drawImage(place, m_shown);
}

}  // namespace warpbench::gui
