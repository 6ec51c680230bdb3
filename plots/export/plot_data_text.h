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

/// By the path's ending; nothing where it is none of .csv, .tsv, .json and .tex.
std::optional<DataFormat> dataFormatOf(const QString& path);

/// What a plot shows as text in UTF-8: a row for each point, with titles and units in the header. Hidden series are
/// left out, and so are points that a logarithmic axis has no place for. Numbers have a decimal point whatever the
/// locale and read back as the same double; what is not finite is an empty cell, or null. .csv is quoted as RFC 4180
/// says; in .tsv, as spreadsheets paste it, tabs and line ends within a cell are spaces; .json also has the title, the
/// reference lines and the notes; .tex is a document that draws them (pgfplots.h), in that size.
QByteArray plotDataText(const PlotData& data, const ViewState& state, DataFormat format,
                        const PictureSize& size = onScreen({900, 560}, 1));

}  // namespace warpbench::plots
