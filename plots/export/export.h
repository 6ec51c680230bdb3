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

/// Draws `data` for a file at `path`, whose ending chooses the format: .png, .pdf or .svg, or .csv, .tsv or .json for
/// what the plot shows as text, or .tex for pgfplots. @throws RequestError naming the path and the cause, also for
/// empty data.
PreparedFile prepared(const PlotData& data, const QString& path, Theme theme, const PictureSize& size,
                      const ViewState& state = {});

/// Writes such a file, whole or not at all, laid out on a sheet of `size` logical pixels, of which a .png has `scale`
/// pixels each. @throws as above.
void exportPlot(const PlotData& data, const QString& path, Theme theme = Theme::Light, QSize size = kPictureSize,
                double scale = kPictureScale, const ViewState& state = {});

/// The same of what a view shows, with its axes and without the series that are hidden there.
void exportPlot(const PlotView& view, const QString& path);

}  // namespace warpbench::plots
