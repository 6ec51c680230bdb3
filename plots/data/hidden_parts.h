// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

#include "data/series.h"

namespace warpbench::plots {

/// What of a plot is kept back, as while a class guesses.
struct Stage {
  std::optional<QString> curtain;                ///< in place of the whole plot; nothing: it is shown
  std::vector<ReferenceLine::Kind> hiddenLines;  ///< with the roofs of their kind
  QStringList highlighted;                       ///< variants that stand out; empty: all are alike
};

/// The plot with that kept back.
PlotData withHiddenParts(PlotData data, const Stage& stage);

}  // namespace warpbench::plots
