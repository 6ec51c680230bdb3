// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>

#include "data/series.h"
#include "draw/plot_view.h"
#include "export/picture_export.h"

namespace warpbench::plots {

/// `data` as a picture of any size.
ExportedPicture pictureOf(const PlotData& data, Theme theme = Theme::Light, const ViewState& state = {});

/// Draws `data` for a file at `path`, whose ending selects the format: .png, .pdf or .svg; .csv, .tsv or .json for the
/// plot's data as text; .tex for pgfplots.
/// @throws RequestError naming the path and the cause, also for empty data.
PreparedFile prepared(const PlotData& data, const QString& path, Theme theme, const PictureSize& size,
                      const ViewState& state = {});

/// Writes such a file completely or not at all, laid out on a sheet of `size` logical pixels. A .png has `scale` pixels
/// per logical pixel.
/// @throws RequestError as prepared() does.
void exportPlot(const PlotData& data, const QString& path, Theme theme = Theme::Light, QSize size = kPictureSize,
                double scale = kPictureScale, const ViewState& state = {});

/// Writes what a view shows, with its axes and without its hidden series.
void exportPlot(const PlotView& view, const QString& path);

}  // namespace warpbench::plots
