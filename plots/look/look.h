// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <cstddef>
#include <optional>
#include <vector>

#include "look/plot_parts.h"
#include "look/theme.h"

namespace warpbench::plots {

/// How a plot looks.
struct Look {
  Theme theme = Theme::Light;
  Fonts fonts;
  bool logX = false;
  bool logY = false;
  std::vector<std::size_t> highlighted;  ///< result indices
  QStringList hidden = {};               ///< legend rows, see legend_entries.h
  QString emphasised = {};               ///< a legend row; empty: none
  PlotParts parts = {};
  bool briefNotes = false;              ///< notes as one summary line
  std::optional<double> position = {};  ///< x of the experiment's slider
};

}  // namespace warpbench::plots
