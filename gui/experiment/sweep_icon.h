// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QPalette>

namespace warpbench::gui {

/// Bars that rise from left to right, in the palette's colour of text: several values in turn.
QIcon sweepIcon(const QPalette& palette);

}  // namespace warpbench::gui
