// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QPalette>

namespace warpbench::gui {

/// The modes of the window, in the order of their bar.
enum class Mode { Measure, Explain, Code, Program };

/// An icon for the mode in the palette's text colour.
QIcon modeIcon(Mode mode, const QPalette& palette);

}  // namespace warpbench::gui
