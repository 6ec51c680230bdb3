// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string>

#include "plot_view.h"
#include "series.h"

namespace warpbench::plots {

/// The plot as a LaTeX document of its own, of the class standalone, drawn by pgfplots from the data that it holds. It
/// compiles as it is, and its tikzpicture can be taken into another document. The same data give the same text.
/// `data` must not be empty.
std::string pgfplotsText(const PlotData& data, const ViewState& state = {});

/// Writes that to `path`, whole or not at all.
/// @throws RequestError naming the path and the cause, also for empty data.
void exportPgfplots(const PlotData& data, const QString& path, const ViewState& state = {});

}  // namespace warpbench::plots
