// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QPalette>

namespace warpbench::gui {

/// The symbols of a player's buttons.
enum class Transport { First, Back, Play, Pause, Forward, Last };

/// Drawn in the palette's button text colour.
QIcon transportIcon(Transport transport, const QPalette& palette);

}  // namespace warpbench::gui
