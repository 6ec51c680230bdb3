// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

class QWidget;

namespace warpbench::gui {

/// Sets a window's size before it is shown. If the screen's free area cannot hold it and its frame, the window fills
/// that area. The frame's size is estimated, because it is unknown before the window is shown.
void resizeWithinScreen(QWidget& window, QSize size);

}  // namespace warpbench::gui
