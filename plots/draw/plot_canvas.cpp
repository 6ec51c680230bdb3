// SPDX-License-Identifier: GPL-3.0-or-later
#include "draw/plot_canvas.h"

#include <QFocusEvent>
#include <QPainter>

#include "look/edge.h"

namespace warpbench::plots {

PlotCanvas::PlotCanvas(QWidget* parent) : QCustomPlot(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setAttribute(Qt::WA_NoMousePropagation, false);  // QCustomPlot sets it and so blocks parents' context menus
  setAutoAddPlottableToLegend(false);              // otherwise error bars get a legend row of their own
  setNoAntialiasingOnDrag(false);
  // Painting a wide, jagged line as one outline takes ten times as long.
  setPlottingHint(QCP::phFastPolylines);
}

void PlotCanvas::redraw() {
  m_stale = !isVisible();
  if (!m_stale) replot(QCustomPlot::rpQueuedReplot);
}

void PlotCanvas::showEvent(QShowEvent* event) {
  QCustomPlot::showEvent(event);
  if (m_stale) redraw();
}

void PlotCanvas::updateLayout() {
  if (m_fit) m_fit(Fit::Texts);
  QCustomPlot::updateLayout();
  if (!m_fit) return;
  for (const Fit fit : {Fit::Labels, Fit::Ranges}) {
    m_fit(fit);
    QCustomPlot::updateLayout();
  }
  m_fit(Fit::Places);
}

void PlotCanvas::paintEvent(QPaintEvent* event) {
  if (!qFuzzyCompare(bufferDevicePixelRatio(), devicePixelRatioF())) {
    setBufferDevicePixelRatio(devicePixelRatioF());
    replot(QCustomPlot::rpQueuedRefresh);
  }
  QCustomPlot::paintEvent(event);
  if (!m_showFocus) return;
  QPainter painter(this);
  paintFocus(painter, *this);
}

void PlotCanvas::focusInEvent(QFocusEvent* event) {
  m_showFocus = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason ||
                event->reason() == Qt::ShortcutFocusReason;
  QCustomPlot::focusInEvent(event);
  update();
}

void PlotCanvas::focusOutEvent(QFocusEvent* event) {
  m_showFocus = false;
  QCustomPlot::focusOutEvent(event);
  update();
}

}  // namespace warpbench::plots
