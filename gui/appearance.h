// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot_view.h"

namespace warpbench::gui {

/// Gives the application the Fusion style with a light or a dark palette, whatever the desktop's is.
void applyTheme(plots::Theme theme);

}  // namespace warpbench::gui
