// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace warpbench::gui {

/// What of a session a file is to hold.
enum class ExportKind {
  Plot,     ///< .png, .svg, .pdf, .tex
  Table,    ///< .md, .tex
  Session,  ///< .json, .csv
  Data,     ///< of a plot: .tsv, .csv, .json
  Report,   ///< .html, .pdf
};

/// The words for them.
QStringList exportWords();

/// What the path's ending stands for or, where it stands for several, what `word` chooses: "plot", "table", "session",
/// "data", "report"; the first of them where it is empty.
/// @throws RequestError saying what would be right.
ExportKind exportKind(const QString& path, const QString& word);

}  // namespace warpbench::gui
