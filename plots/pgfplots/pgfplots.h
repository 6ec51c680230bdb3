// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string>

#include "data/series.h"
#include "draw/plot_view.h"
#include "look/picture_size.h"

namespace warpbench::plots {

/// The plot as a LaTeX document of its own, of the class standalone, drawn by pgfplots from the data that it holds. It
/// compiles as it is, and the picture in it can be taken into another document. It is as wide as `size` says and about
/// as high, with text and lines in proportion to the size of its text. The same data give the same text.
std::string pgfplotsText(const PlotData& data, const ViewState& state = {},
                         const PictureSize& size = onScreen({900, 560}, 1));

}  // namespace warpbench::plots
