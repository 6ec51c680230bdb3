// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "draw/plot_view.h"

namespace warpbench::gui {

enum class ThemeChoice { System, Light, Dark };

/// Applies the Fusion style with a light or dark palette, whatever the desktop uses.
void applyTheme(plots::Theme theme);

/// Applies the theme. System selects the desktop's style and palette and follows their changes.
void applyTheme(ThemeChoice choice);

/// On machines without fonts, such as those without a desktop, loads the fonts shipped in the portable archive.
void addFontsOfArchive();

}  // namespace warpbench::gui
