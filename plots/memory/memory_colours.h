// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

#include "look/theme.h"

namespace warpbench::plots {

/// The colour of one of `lanes` lanes: from blue over green and yellow to red and purple, through the colours of Okabe
/// and Ito. Neighbours look alike, and a few lanes are far apart.
QColor laneColour(int lane, int lanes, Theme theme);

/// Black or white, whichever is readable on `ground`.
QColor inkOn(const QColor& ground);

// Fill colours of cells. Written cells have their lanes' own colours.
QColor readColour(const QColor& lane, Theme theme);
/// Written at an earlier moment.
QColor writtenColour(Theme theme);
/// Fetched with the rest of its sector.
QColor fetchedColour(Theme theme);
/// An idle thread.
QColor idleColour(Theme theme);

}  // namespace warpbench::plots
