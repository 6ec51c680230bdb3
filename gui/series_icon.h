// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>

#include "theme.h"

namespace warpbench::gui {

/// The marker of a series in its colour, as the plots draw it.
QIcon seriesIcon(int style, plots::Theme theme);

}  // namespace warpbench::gui
