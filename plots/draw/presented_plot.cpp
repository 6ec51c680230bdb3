// SPDX-License-Identifier: GPL-3.0-or-later
#include "draw/presented_plot.h"

#include <qcustomplot.h>

#include <QPainter>

namespace warpbench::plots {

PresentedPlot::PresentedPlot(QWidget* parent) : QWidget(parent) {
  constexpr int kPixels = 14;  ///< on the sheet, whatever the desktop's font size
  QFont font = m_sheet.font();
  font.setPixelSize(kPixels);
  m_sheet.setFont(font);
  setTheme(themeOf(palette()));
}

void PresentedPlot::setData(const PlotData& data, const ViewState& state) {
  m_sheet.setState(state);
  m_sheet.setData(data);
  setAccessibleName(data.title);
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

void PresentedPlot::forget() {
  m_picture = {};
  update();
}

void PresentedPlot::paintEvent(QPaintEvent*) {
  const double scale = m_enlargement * devicePixelRatioF();
  const QSize sheet(qRound(width() / m_enlargement), qRound(height() / m_enlargement));
  if (sheet.isEmpty()) return;
  if (m_picture.isNull() || m_picture.devicePixelRatioF() != scale)
    m_picture = m_sheet.plot()->toPixmap(sheet.width(), sheet.height(), scale);
  QPainter(this).drawPixmap(rect(), m_picture, m_picture.rect());
}

void PresentedPlot::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  forget();
}

}  // namespace warpbench::plots
