// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

#include "theme.h"

namespace warpbench::plots {

/// The colour of one of `lanes` lanes: from blue over green and yellow to red and purple, through the colours of
/// Okabe and Ito, so that neighbours are alike and a few lanes are far apart.
QColor laneColour(int lane, int lanes, Theme theme);

/// Black or white, whichever can be read on it.
QColor inkOn(const QColor& ground);

/// `part` of `colour` on `ground`, 0 to 1.
QColor mixed(const QColor& colour, const QColor& ground, double part);

}  // namespace warpbench::plots
