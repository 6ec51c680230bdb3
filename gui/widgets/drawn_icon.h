// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <functional>

class QCPPainter;

namespace warpbench::gui {

constexpr int kIconSide = 16;  ///< side of the square that a drawn icon fills, in its own units

/// Draws an icon in the square from (0, 0) to (kIconSide, kIconSide).
using IconDrawing = std::function<void(QCPPainter& painter, QIcon::Mode mode)>;

/// An icon that is painted each time, so it is sharp at every scale. Pixmap icons suit only permanent icons: Qt 6.4
/// never frees the QPixmapCache key of an icon, and these are recreated with each experiment.
QIcon drawnIcon(IconDrawing drawing);

}  // namespace warpbench::gui
