// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QPalette>

namespace warpbench::gui {

/// An icon for a sweep: bars that rise from left to right, in the palette's text colour.
QIcon sweepIcon(const QPalette& palette);

}  // namespace warpbench::gui
