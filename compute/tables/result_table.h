// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/text/message.h"
#include "results/session/session.h"
#include "results/values/result.h"

/// Texts shared by tables in the terminal and in documents.

/// Results as a table for documents.

namespace warpbench {

/// Cells contain plain UTF-8 text.
struct ResultTable {
  struct Column {
    std::string header;
    bool number = false;  ///< right-aligned
    bool operator==(const Column&) const = default;
  };
  std::vector<Column> columns;
  std::vector<std::vector<std::string>> rows;  ///< one cell per column
  std::vector<std::string> common;             ///< lines with the properties that all rows share
};

/// Translates a message for the reader.
using Say = std::function<std::string(const Message&)>;

/// One row per result: what ran, the device, whether its time was measured, modelled or recorded, the median in
/// milliseconds, the family's figure with its unit (families may differ between rows), and the verdict of verification.
/// Properties that all rows share are in `common`.
ResultTable resultTable(
    const Session& session, const Say& say = [](const Message& message) { return message.english(); });

/// Formats GitHub Markdown and escapes cells.
std::string toMarkdown(const ResultTable& table);

/// Formats a LaTeX fragment: a `tabular`, which needs no package, after the common properties. If longer than a page, a
/// `longtable`, with a comment that names its package.
std::string toLatex(const ResultTable& table);

/// The figure that rates a family's results.
struct FigureColumn {
  std::string unit;                       ///< "GFLOP/s", "points/s", "GB/s"
  std::optional<double> Result::*figure;  ///< in `unit`
  std::string (*text)(double);
};

/// For a family outside the catalogue: bandwidth if any of `results` has it, otherwise another figure that one has.
FigureColumn figureColumn(const std::string& familyId, const std::vector<const Result*>& results);

/// A table's texts for verdicts of verification.
struct VerdictWords {
  const char* none;
  const char* wrong;
  const char* right;
  const char* wrongOnPurpose;
  const char* rightByLuck;  ///< although wrong on purpose
};

std::string verdictText(const Result& result, const VerdictWords& words);

/// Whether it ran and its result is right or expected to be wrong.
bool ranAndVerified(const Result& result);

}  // namespace warpbench
