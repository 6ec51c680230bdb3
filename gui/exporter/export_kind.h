// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace warpbench::gui {

/// The part of a session to export.
enum class ExportKind {
  Plot,     ///< .png, .svg, .pdf, .tex
  Table,    ///< .md, .tex
  Session,  ///< .json, .csv
  Data,     ///< a plot's data: .tsv, .csv, .json
  Report,   ///< .html, .pdf
};

/// The names for all kinds.
QStringList exportWords();

/// The kind for the path's ending. If several kinds have that ending, `word` selects one: "plot", "table", "session",
/// "data", "report"; the first if it is empty.
/// @throws RequestError naming the valid choices.
ExportKind exportKind(const QString& path, const QString& word);

}  // namespace warpbench::gui
