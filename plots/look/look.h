// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <cstddef>
#include <optional>
#include <vector>

#include "look/plot_parts.h"
#include "look/theme.h"

namespace warpbench::plots {

/// How a plot is to look.
struct Look {
  Theme theme = Theme::Light;
  Fonts fonts;
  bool logX = false;
  bool logY = false;
  std::vector<std::size_t> highlighted;  ///< result indices
  QStringList hidden = {};               ///< rows of the legend, see legend_entries.h
  QString emphasised = {};               ///< a row of the legend; empty: none
  PlotParts parts = {};
  bool briefNotes = false;              ///< one line, which sums them up
  std::optional<double> position = {};  ///< x of where the experiment's slider stands
};

}  // namespace warpbench::plots
