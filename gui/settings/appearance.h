// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "draw/plot_view.h"

namespace warpbench::gui {

enum class ThemeChoice { System, Light, Dark };

/// Gives the application the Fusion style with a light or a dark palette, whatever the desktop's is.
void applyTheme(plots::Theme theme);

/// The same; or, with System, the desktop's own style and palette, and its changes from then on.
void applyTheme(ThemeChoice choice);

/// Where the machine has no fonts, as one without a desktop, those that the portable archive has beside the programs.
void addFontsOfArchive();

}  // namespace warpbench::gui
