// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

#include "data/series.h"

namespace warpbench::plots {

/// The parts of a plot to hide, for example while a class guesses.
struct Stage {
  std::optional<QString> curtain;                ///< covers the whole plot; nothing: the plot is visible
  std::vector<ReferenceLine::Kind> hiddenLines;  ///< and the roofs of their kind
  QStringList highlighted;                       ///< emphasised variants; empty: all look alike
};

/// The plot without the hidden parts.
PlotData withHiddenParts(PlotData data, const Stage& stage);

}  // namespace warpbench::plots
