// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>

#include "look/theme.h"

namespace warpbench::gui {

/// What becomes of a series' icon where it cannot be chosen.
enum class WhenDisabled { Faded, AsEver };

/// The marker of a series in its colour, as the plots draw it.
QIcon seriesIcon(int style, plots::Theme theme, WhenDisabled whenDisabled = WhenDisabled::Faded);

}  // namespace warpbench::gui
