// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QPalette>

namespace warpbench::gui {

/// The signs of a player's buttons.
enum class Transport { First, Back, Play, Pause, Forward, Last };

/// In the palette's colour of text on buttons.
QIcon transportIcon(Transport transport, const QPalette& palette);

}  // namespace warpbench::gui
