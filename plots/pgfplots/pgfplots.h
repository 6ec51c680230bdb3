// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string>

#include "data/series.h"
#include "draw/plot_view.h"

namespace warpbench::plots {

/// The plot as a LaTeX document of its own, of the class standalone, drawn by pgfplots from the data that it holds. It
/// compiles as it is, and its tikzpicture can be taken into another document. The same data give the same text.
std::string pgfplotsText(const PlotData& data, const ViewState& state = {});

}  // namespace warpbench::plots
