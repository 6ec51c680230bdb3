// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/screen_fit.h"

#include <QScreen>
#include <QWidget>

namespace warpbench::gui {

void resizeWithinScreen(QWidget& window, QSize size) {
  constexpr QSize kFrame(16, 48);  // pixels; at least the frame size of common desktops
  const QSize room = window.screen()->availableSize() - kFrame;
  window.resize(size.boundedTo(room));
  if (window.size() != size) window.setWindowState(window.windowState() | Qt::WindowMaximized);
}

}  // namespace warpbench::gui
