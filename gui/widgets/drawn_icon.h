// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <functional>

class QCPPainter;

namespace warpbench::gui {

constexpr int kIconSide = 16;  ///< of the square that a drawn icon fills, in its own units

/// Draws an icon in the square from (0, 0) to (kIconSide, kIconSide).
using IconDrawing = std::function<void(QCPPainter& painter, QIcon::Mode mode)>;

/// An icon that is drawn whenever it is shown, sharp at every scale. Icons made of pixmaps are for what lasts: Qt 6.4
/// never lets go of the name under which QPixmapCache had one, and these are made anew with each experiment.
QIcon drawnIcon(IconDrawing drawing);

}  // namespace warpbench::gui
