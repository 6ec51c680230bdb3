// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/vertical_scroll_area.h"

#include <QApplication>
#include <QEvent>
#include <QLayout>
#include <QScrollBar>
#include <algorithm>
#include <utility>

namespace warpbench::gui {

VerticalScrollArea::VerticalScrollArea(QWidget* parent, Room room) : QScrollArea(parent), m_room(room) {
  setFrameShape(NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setFocusPolicy(Qt::NoFocus);
  // QScrollArea does this only if Tab moves the focus between two of its own fields.
  connect(qApp, &QApplication::focusChanged, this, [this](const QWidget*, QWidget* now) {
    if (now && widget() && widget()->isAncestorOf(now)) ensureWidgetVisible(now, 0, 0);
  });
}

QSize VerticalScrollArea::minimumSizeHint() const {
  const int bar = m_room == Room::Kept || m_scrolls ? verticalScrollBar()->sizeHint().width() : 0;
  return {widget()->minimumSizeHint().width() + bar, QScrollArea::minimumSizeHint().height()};
}

bool VerticalScrollArea::event(QEvent* event) {
  const bool done = QScrollArea::event(event);
  if (event->type() == QEvent::LayoutRequest) {
    updateGeometry();
    fit();
  }
  return done;
}

void VerticalScrollArea::resizeEvent(QResizeEvent* event) {
  QScrollArea::resizeEvent(event);
  fit();
}

int VerticalScrollArea::leastHeight(int width) const {
  const QLayout& layout = *widget()->layout();
  return layout.hasHeightForWidth() ? layout.minimumHeightForWidth(width) : layout.minimumSize().height();
}

// QScrollArea's widgetResizable never makes a widget lower than its preferred height if that depends on its width. It
// also keeps a scroll bar that is needed only because of the scroll bar's own width.
void VerticalScrollArea::fit() {
  const QSize whole = maximumViewportSize();
  const bool scrolls = leastHeight(whole.width()) > whole.height();
  if (scrolls != std::exchange(m_scrolls, scrolls)) updateGeometry();
  if (!scrolls) {
    widget()->resize(whole);
    return;
  }
  const int width = whole.width() - verticalScrollBar()->sizeHint().width();
  widget()->resize(width, std::max(whole.height(), leastHeight(width)));
}

}  // namespace warpbench::gui
