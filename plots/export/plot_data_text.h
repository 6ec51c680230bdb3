// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <optional>

#include "data/series.h"
#include "draw/plot_view.h"
#include "look/picture_size.h"

namespace warpbench::plots {

enum class DataFormat { Csv, Tsv, Json, Pgfplots };

/// The format by the path's ending; nothing unless it is .csv, .tsv, .json or .tex.
std::optional<DataFormat> dataFormatOf(const QString& path);

/// The plot's data as UTF-8 text: a row per point, with titles and units in the header. Omits hidden series and points
/// that a logarithmic axis cannot show. Numbers have a decimal point in every locale and read back as the same double;
/// non-finite values are empty cells or null. .csv is quoted as in RFC 4180. In .tsv, which spreadsheets paste, tabs
/// and line ends within a cell become spaces. .json adds the title, the reference lines and the notes. .tex is a
/// document that draws the plot in `size` (pgfplots.h).
QByteArray plotDataText(const PlotData& data, const ViewState& state, DataFormat format,
                        const PictureSize& size = onScreen({900, 560}, 1));

}  // namespace warpbench::plots
