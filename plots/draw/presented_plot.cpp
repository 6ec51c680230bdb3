// SPDX-License-Identifier: GPL-3.0-or-later
#include "draw/presented_plot.h"

#include <qcustomplot.h>

#include <QCoreApplication>
#include <QPainter>
#include <QWheelEvent>

namespace warpbench::plots {

PresentedPlot::PresentedPlot(QWidget* parent) : QWidget(parent) {
  constexpr int kPixels = 14;  ///< on the sheet, independent of the desktop's font size
  QFont font = m_sheet.font();
  font.setPixelSize(kPixels);
  m_sheet.setFont(font);
  setTheme(themeOf(palette()));
}

void PresentedPlot::setData(const PlotData& data, const ViewState& state) {
  const PlotData& before = m_sheet.data();
  const bool same = state.zoom == m_given && data.title == before.title && data.xTitle == before.xTitle &&
                    data.yTitle == before.yTitle && data.categories == before.categories;
  m_given = state.zoom;
  ViewState shown = state;
  if (same) shown.zoom = m_sheet.state().zoom;
  m_sheet.setState(shown);
  m_sheet.setData(data);
  setAccessibleName(data.title);
  forget();
}

void PresentedPlot::setPosition(std::optional<double> x) {
  m_sheet.setPosition(x);
  forget();
}

void PresentedPlot::setTheme(Theme theme) {
  m_sheet.setTheme(presented(theme));
  forget();
}

void PresentedPlot::setEnlargement(double factor) {
  m_enlargement = factor;
  forget();
}

QSize PresentedPlot::sheetSize() const { return {qRound(width() / m_enlargement), qRound(height() / m_enlargement)}; }

void PresentedPlot::zoom(double steps, QPointF place) {
  constexpr int kOneStep = 120;  // eighths of a degree
  QWheelEvent wheel(onSheet(place), onSheet(place), {}, {0, qRound(kOneStep * steps)}, Qt::NoButton, Qt::NoModifier,
                    Qt::NoScrollPhase, false);
  QCoreApplication::sendEvent(m_sheet.plot(), &wheel);
  forget();
}

void PresentedPlot::move(QPointF press, QPointF before, QPointF way) {
  if (!m_sheet.ranges()) return;
  QCPAxisRect* const axes = m_sheet.plot()->axisRect();
  if (!axes->rect().contains(onSheet(press).toPoint())) return;
  for (const Qt::Orientation along : {Qt::Horizontal, Qt::Vertical}) {
    QCPAxis* const axis = axes->rangeDrag().testFlag(along) ? axes->rangeDragAxis(along) : nullptr;
    if (axis == nullptr) continue;
    const auto at = [&](QPointF moved) {
      const QPointF place = onSheet(press + moved);
      return axis->pixelToCoord(along == Qt::Horizontal ? place.x() : place.y());
    };
    const double from = at(before), to = at(way);
    if (axis->scaleType() == QCPAxis::stLogarithmic)
      axis->setRange(axis->range().lower * from / to, axis->range().upper * from / to);
    else
      axis->moveRange(from - to);
  }
  forget();
}

void PresentedPlot::showEverything() {
  m_sheet.setZoom({});
  forget();
}

void PresentedPlot::forget() {
  m_picture = {};
  update();
}

void PresentedPlot::paintEvent(QPaintEvent*) {
  const double scale = m_enlargement * devicePixelRatioF();
  const QSize sheet = sheetSize();
  if (sheet.isEmpty()) return;
  if (m_picture.isNull() || m_picture.devicePixelRatioF() != scale) {
    m_sheet.plot()->setViewport(QRect(QPoint(), sheet));  // from now on the position of the axes is known
    m_picture = m_sheet.plot()->toPixmap(sheet.width(), sheet.height(), scale);
  }
  QPainter(this).drawPixmap(rect(), m_picture, m_picture.rect());
}

void PresentedPlot::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  forget();
}

}  // namespace warpbench::plots
