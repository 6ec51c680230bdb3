// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/result_table.h"

#include <algorithm>

#include "base/text.h"
#include "report/latex_text.h"
#include "report/result_text.h"
#include "report/table_numbers.h"

namespace warpbench {

namespace {

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

/// Nothing in it ends the cell or the line, or is read as markup.
std::string markdownCell(const std::string& text) {
  std::string escaped;
  for (const char c : oneLine(text)) {
    if (std::string_view("\\|`*_<>[]~&$").find(c) != std::string_view::npos) escaped += '\\';
    escaped += c;
  }
  return escaped;
}

bool hasForeignLetters(const ResultTable& table) {
  const auto foreign = [](const std::string& text) {
    return std::ranges::any_of(text, [](unsigned char c) { return c >= 0x80; });
  };
  return std::ranges::any_of(table.columns, [&](const auto& column) { return foreign(column.header); }) ||
         std::ranges::any_of(table.rows, [&](const auto& row) { return std::ranges::any_of(row, foreign); });
}

}  // namespace

ResultTable resultTable(const Results& results) {
  ResultTable table{.columns = {{"family"}, {"variant"}, {"parameters"}, {"time (ms)", true}, {"figure", true}, {""}},
                    .rows = {}};
  for (const Result& result : results)
    table.rows.push_back({result.family, result.variant, toText(result.parameters),
                          result.time ? significant(result.time->median) : "-", figureText(result), checkText(result)});
  return table;
}

ResultTable narrowTable(const Results& results) {
  if (results.size() < 2) return resultTable(results);
  const Result& first = results.front();
  const auto shared = [&](auto&& same) { return std::ranges::all_of(results, same); };
  Parameters common;
  for (const auto& [id, value] : first.parameters.entries())
    if (shared([&parameter = id, &expected = value](const Result& each) {
          const Value* other = each.parameters.find(parameter);
          return other && *other == expected;
        }))
      common.set(id, value);
  Results rest = results;
  bool differ = false;
  for (std::size_t i = 0; i < results.size(); ++i) {
    rest[i].parameters = {};
    for (const auto& [id, value] : results[i].parameters.entries())
      if (!common.contains(id)) rest[i].parameters.set(id, value);
    differ = differ || !rest[i].parameters.entries().empty();
  }
  ResultTable table = resultTable(rest);
  const auto drop = [&table](std::ptrdiff_t column) {
    table.columns.erase(table.columns.begin() + column);
    for (auto& row : table.rows) row.erase(row.begin() + column);
  };
  constexpr std::ptrdiff_t kFamily = 0;
  constexpr std::ptrdiff_t kParameters = 2;
  if (!differ) drop(kParameters);
  std::vector<std::string> said;
  if (shared([&](const Result& each) { return each.family == first.family; })) {
    drop(kFamily);
    said.push_back(first.family);
  }
  if (!common.entries().empty()) said.push_back(toText(common));
  table.common = joined(said, ", ");
  return table;
}

std::string toMarkdown(const ResultTable& table) {
  std::string text = "|";
  for (const auto& column : table.columns)
    text += column.header.empty() ? " |" : " " + markdownCell(column.header) + " |";
  text += "\n|";
  for (const auto& column : table.columns) text += column.number ? "---:|" : "---|";
  text += '\n';
  for (const auto& row : table.rows) {
    text += '|';
    for (const std::string& cell : row) text += " " + markdownCell(cell) + " |";
    text += '\n';
  }
  return text;
}

std::string toLatex(const ResultTable& table) {
  constexpr std::size_t kPage = 40;  // rows that fit a page
  const bool longer = table.rows.size() > kPage;
  const char* const environment = longer ? "longtable" : "tabular";
  std::string text;
  if (longer) text += "% Needs \\usepackage{longtable}.\n";
  if (hasForeignLetters(table)) text += "% Needs \\usepackage[T1]{fontenc} for letters beyond ASCII.\n";
  text += std::string("\\begin{") + environment + "}{";
  for (const auto& column : table.columns) text += column.number ? 'r' : 'l';
  text += "}\n\\hline\n";
  const auto addRow = [&](std::size_t cells, auto&& cell) {
    for (std::size_t i = 0; i < cells; ++i) text += (i > 0 ? " & " : "") + latexText(cell(i));
    text += " \\\\\n";
  };
  if (!table.common.empty())
    text += "\\multicolumn{" + std::to_string(table.columns.size()) + "}{l}{" + latexText(table.common) + "} \\\\\n";
  addRow(table.columns.size(), [&](std::size_t i) { return table.columns[i].header; });
  text += "\\hline\n";
  if (longer) text += "\\endhead\n";
  for (const auto& row : table.rows) addRow(row.size(), [&](std::size_t i) { return row[i]; });
  return text + "\\hline\n\\end{" + environment + "}\n";
}

}  // namespace warpbench
