// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QPalette>

namespace warpbench::gui {

/// The modes of the window, in the order of their bar.
enum class WindowMode { Measure, Explain, Code, Program, Teach };

/// An icon for the mode in the palette's text colour.
QIcon modeIcon(WindowMode mode, const QPalette& palette);

}  // namespace warpbench::gui
