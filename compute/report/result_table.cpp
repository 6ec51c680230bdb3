// SPDX-License-Identifier: GPL-3.0-or-later
#include <ostream>

#include "cli/report.h"
#include "cli/result_text.h"
#include "cli/table.h"
#include "text.h"

namespace warpbench::cli {

namespace {

/// Text of a table's cell: nothing in it ends the cell or the line.
std::string cell(const std::string& text) {
  std::string escaped;
  for (const char c : oneLine(text)) escaped += c == '|' ? "\\|" : std::string(1, c);
  return escaped;
}

/// The unit stands beside each figure, as the rows may be of several families.
std::string figureText(const Result& result) {
  constexpr double kGiga = 1e9;
  const FigureColumn column = figureColumn(result.family, {&result});
  const std::optional<double>& value = result.*column.figure;
  if (!value) return "-";
  if (column.figure == &Result::itemsPerSecond) return significant(*value / kGiga) + " 10^9 " + column.unit;
  return column.text(*value) + " " + column.unit;
}

std::string checkText(const Result& result) {
  constexpr VerdictWords kWords{.none = "not verified",
                                .wrong = "wrong",
                                .right = "verified",
                                .wrongOnPurpose = "wrong on purpose",
                                .rightByLuck = "right by luck"};
  return result.status == Result::Status::Failed ? "failed" : verdictText(result, kWords);
}

}  // namespace

void printMarkdown(std::ostream& out, const std::vector<Result>& results) {
  out << "| family | variant | parameters | time (ms) | figure | |\n|---|---|---|---:|---:|---|\n";
  for (const Result& result : results)
    out << "| " << cell(result.family) << " | " << cell(result.variant) << " | " << cell(toText(result.parameters))
        << " | " << (result.time ? significant(result.time->median) : "-") << " | " << figureText(result) << " | "
        << checkText(result) << " |\n";
}

}  // namespace warpbench::cli
