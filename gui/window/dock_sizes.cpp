// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/dock_sizes.h"

#include <QDockWidget>
#include <QEvent>
#include <QGuiApplication>
#include <QMainWindow>
#include <QResizeEvent>
#include <QTabBar>
#include <algorithm>
#include <utility>

namespace warpbench::gui {

DockSizes::DockSizes(QMainWindow& window, std::vector<QDockWidget*> docks)
    : m_window(window), m_docks(std::move(docks)), m_windowSize(window.size()) {
  m_window.installEventFilter(this);
  for (QDockWidget* dock : m_docks) dock->installEventFilter(this);
}

// Qt places a dock that another one covers outside the window.
bool DockSizes::shows(const QDockWidget& dock) const {
  return dock.isVisibleTo(&m_window) && !dock.isFloating() && m_window.rect().contains(dock.geometry().center());
}

int DockSizes::tabsOf(const QDockWidget& dock) const {
  int height = 0;
  if (m_window.tabifiedDockWidgets(const_cast<QDockWidget*>(&dock)).isEmpty()) return height;
  for (const QTabBar* bar : m_window.findChildren<QTabBar*>(Qt::FindDirectChildrenOnly))
    if (bar->count() > 0) height = std::max(height, bar->sizeHint().height());
  return height;
}

double DockSizes::lowness() const {
  constexpr double kLines = 54;
  return std::min(1.0, m_window.height() / (kLines * m_window.fontMetrics().height()));
}

void DockSizes::take() {
  if (!m_window.isVisible()) return;  // nothing has its final size yet
  for (const QDockWidget* dock : m_docks) {
    if (!shows(*dock)) continue;
    m_wanted[dock->objectName()] = {dock->width(), wantedHeight(*dock)};
  }
}

int DockSizes::wantedHeight(const QDockWidget& dock) const {
  const int tabs = tabsOf(dock);
  return qRound((dock.height() + tabs) / lowness()) - tabs;
}

void DockSizes::set(const Sizes& sizes) {
  m_wanted = sizes;
  apply();
}

void DockSizes::apply() {
  QList<QDockWidget*> beside, below;
  QList<int> widths, heights;
  for (QDockWidget* dock : m_docks) {
    const auto size = m_wanted.find(dock->objectName());
    if (size == m_wanted.end() || !shows(*dock)) continue;
    const Qt::DockWidgetArea area = m_window.dockWidgetArea(dock);
    const auto [width, height] = std::pair(size->second.width(), size->second.height());
    if (area == Qt::LeftDockWidgetArea || area == Qt::RightDockWidgetArea) {
      if (width == 0) continue;
      beside << dock;
      widths << width;
    } else if (height > 0) {
      below << dock;
      heights << qRound((height + tabsOf(*dock)) * lowness());
    }
  }
  m_window.resizeDocks(beside, widths, Qt::Horizontal);
  m_window.resizeDocks(below, heights, Qt::Vertical);
}

bool DockSizes::eventFilter(QObject* object, QEvent* event) {
  if (object == &m_window && event->type() == QEvent::Show && m_wanted.empty()) take();
  if (object != &m_window && event->type() == QEvent::Show)
    QMetaObject::invokeMethod(this, &DockSizes::apply, Qt::QueuedConnection);
  if (event->type() != QEvent::Resize) return false;
  if (object == &m_window) {
    m_windowSize = m_window.size();
    apply();
  } else if (m_window.size() == m_windowSize && (QGuiApplication::mouseButtons() & Qt::LeftButton)) {
    // The user drags an edge: the layout resizes docks before the window receives its own resize event.
    const auto& dock = static_cast<const QDockWidget&>(*object);
    const QSize before = static_cast<const QResizeEvent&>(*event).oldSize();
    if (!shows(dock)) return false;
    QSize& wanted = m_wanted[dock.objectName()];
    if (dock.width() != before.width()) wanted.setWidth(dock.width());
    if (dock.height() != before.height()) wanted.setHeight(wantedHeight(dock));
  }
  return false;
}

}  // namespace warpbench::gui
