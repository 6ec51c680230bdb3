// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/series.h"

namespace warpbench::plots {

/// How long each point of the session takes, of the time that it takes in the one that it is compared with: the ratio
/// of the medians, with its range. Points that only one of them has are a note. Empty where there is none to compare
/// with.
PlotData ratioData(const Session& session, const QString& family, const Comparison& comparison, const DrawnRuns& runs);

}  // namespace warpbench::plots
