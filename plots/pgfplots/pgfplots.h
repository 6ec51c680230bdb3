// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string>

#include "data/series.h"
#include "draw/plot_view.h"
#include "look/picture_size.h"

namespace warpbench::plots {

/// The plot as a LaTeX document of class standalone that contains its data and draws it with pgfplots. It compiles as
/// it is, and other documents can include its picture. It has the width of `size` and about its height; text and lines
/// scale with the text size. Equal data give equal text.
std::string pgfplotsText(const PlotData& data, const ViewState& state = {},
                         const PictureSize& size = onScreen({900, 560}, 1));

}  // namespace warpbench::plots
