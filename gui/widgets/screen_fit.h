// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

class QWidget;

namespace warpbench::gui {

/// Gives a window that size, before it is shown. Where the screen's free area has no room for it and its frame, the
/// window fills that area: its frame's size is not known before it is shown.
void resizeWithinScreen(QWidget& window, QSize size);

}  // namespace warpbench::gui
