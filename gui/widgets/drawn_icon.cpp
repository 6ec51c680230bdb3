// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/drawn_icon.h"

#include <qcustomplot.h>

#include <QIconEngine>
#include <QPixmap>
#include <utility>

namespace warpbench::gui {

namespace {

class DrawnIconEngine : public QIconEngine {
 public:
  explicit DrawnIconEngine(IconDrawing drawing) : m_drawing(std::move(drawing)) {}

  QIconEngine* clone() const override { return new DrawnIconEngine(m_drawing); }
  QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State) override {
    QPixmap pixmap(size);
    pixmap.fill(Qt::transparent);
    QCPPainter painter(&pixmap);
    painter.scale(static_cast<double>(size.width()) / kIconSide, static_cast<double>(size.height()) / kIconSide);
    painter.setRenderHint(QPainter::Antialiasing);
    m_drawing(painter, mode);
    return pixmap;
  }
  void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override {
    painter->drawPixmap(rect, pixmap(rect.size() * painter->device()->devicePixelRatio(), mode, state));
  }

 private:
  IconDrawing m_drawing;
};

}  // namespace

QIcon drawnIcon(IconDrawing drawing) { return QIcon(new DrawnIconEngine(std::move(drawing))); }

}  // namespace warpbench::gui
