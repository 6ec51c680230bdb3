// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

#include "look/theme.h"

namespace warpbench::plots {

/// The colour of one of `lanes` lanes: from blue over green and yellow to red and purple, through the colours of
/// Okabe and Ito, so that neighbours are alike and a few lanes are far apart.
QColor laneColour(int lane, int lanes, Theme theme);

/// Black or white, whichever can be read on it.
QColor inkOn(const QColor& ground);

// What cells are filled with, beside lanes' own colours where they write.
QColor readColour(const QColor& lane, Theme theme);
/// Written in an earlier moment.
QColor writtenColour(Theme theme);
/// Fetched with its sector.
QColor fetchedColour(Theme theme);
/// A thread that does nothing.
QColor idleColour(Theme theme);

}  // namespace warpbench::plots
