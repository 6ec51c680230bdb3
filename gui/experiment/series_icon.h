// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>

#include "look/theme.h"

namespace warpbench::gui {

/// How the icon of a series looks when disabled.
enum class WhenDisabled { Faded, AsEver };

/// The marker of a series in its colour, as in the plots.
QIcon seriesIcon(int style, plots::Theme theme, WhenDisabled whenDisabled = WhenDisabled::Faded);

}  // namespace warpbench::gui
