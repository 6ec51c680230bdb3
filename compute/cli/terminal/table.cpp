// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal/table.h"

#include <algorithm>
#include <ostream>
#include <stdexcept>

#include "core/text/text.h"

namespace warpbench::cli {

namespace {

/// A longer cell shifts only its own row.
constexpr std::size_t kWidest = 120;

/// Characters in UTF-8 text: counts all bytes except continuation bytes.
std::size_t lengthOf(const std::string& text) {
  return static_cast<std::size_t>(
      std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
}

}  // namespace

void Table::add(std::vector<std::string> cells) {
  if (cells.size() != m_columns.size()) throw std::logic_error("a table row with too many or too few cells");
  for (std::string& cell : cells) cell = withoutControls(cell, '?');  // the file may have been edited by anyone
  m_rows.push_back(std::move(cells));
}

void Table::print(std::ostream& out, const std::string& indent) const {
  std::vector<std::string> headers;
  std::vector<std::size_t> widths;
  for (std::size_t i = 0; i < m_columns.size(); ++i) {
    headers.push_back(m_columns[i].header);
    widths.push_back(lengthOf(headers.back()));
    for (const auto& row : m_rows) widths.back() = std::max(widths.back(), std::min(lengthOf(row[i]), kWidest));
  }
  const auto printRow = [&](const std::vector<std::string>& cells) {
    std::string line;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const std::size_t padding = widths[i] - std::min(widths[i], lengthOf(cells[i]));
      line += i == 0 ? "" : "  ";
      if (m_columns[i].right) line.append(padding, ' ');
      line += cells[i];
      if (!m_columns[i].right) line.append(padding, ' ');
    }
    line.resize(line.find_last_not_of(' ') + 1);
    out << indent << line << '\n';
  };
  printRow(headers);
  std::vector<std::string> rules;
  for (const std::size_t width : widths) rules.emplace_back(width, '-');
  printRow(rules);
  for (const auto& row : m_rows) printRow(row);
}

}  // namespace warpbench::cli
