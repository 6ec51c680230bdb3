// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/text/message.h"
#include "results/session/session.h"

/// Results as a table for a document.
namespace warpbench {

/// Cells of plain UTF-8 text.
struct ResultTable {
  struct Column {
    std::string header;
    bool number = false;  ///< stands at the right
    bool operator==(const Column&) const = default;
  };
  std::vector<Column> columns;
  std::vector<std::vector<std::string>> rows;  ///< each with as many cells as there are columns
  std::vector<std::string> common;             ///< lines: what holds for all rows and is in none of them
};

/// A message in a reader's language.
using Say = std::function<std::string(const Message&)>;

/// A row for each result: what ran, on which device, whether its time was measured, modelled or recorded, the median
/// in milliseconds, the figure that its family is judged by with the unit beside it, as the rows may be of several
/// families, and how its verification went. What all rows share is said once, in `common`.
ResultTable resultTable(
    const Session& session, const Say& say = [](const Message& message) { return message.english(); });

/// A table of GitHub's Markdown. Whatever the cells hold is shown as it is.
std::string toMarkdown(const ResultTable& table);

/// A fragment of LaTeX: a `tabular`, which needs no package, below what its rows have in common. A table too long for a
/// page is a `longtable`, whose package the comment before it names.
std::string toLatex(const ResultTable& table);

}  // namespace warpbench
