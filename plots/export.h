// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>

#include "picture_export.h"
#include "plot_view.h"
#include "series.h"

namespace warpbench::plots {

/// Draws `data` on a fresh plot of `size` logical pixels and writes it to `path`, whose ending chooses the format:
/// .png (at `scale` pixels per logical pixel), .pdf or .svg. Written whole or not at all.
/// @throws RequestError naming the path and the cause, also for an ending that is none of these and for empty data.
void exportPlot(const PlotData& data, const QString& path, Theme theme = Theme::Light, QSize size = kPictureSize,
                double scale = kPictureScale, const ViewState& state = {});

/// The same of what a view shows, with its axes and without the series that are hidden there.
void exportPlot(const PlotView& view, const QString& path);

}  // namespace warpbench::plots
