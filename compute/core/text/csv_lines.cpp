// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/csv_lines.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "core/text/error.h"

namespace warpbench::validation {
namespace {

/// Removes thousands separators if all are in the right places.
std::string withoutCommas(std::string_view cell) {
  const std::string_view whole = cell.substr(0, cell.find('.'));
  std::string digits(cell);
  if (whole.find(',') == std::string_view::npos) return digits;
  constexpr std::size_t kGroup = 4;  // three digits and their comma
  for (std::size_t fromEnd = 1; fromEnd <= whole.size(); ++fromEnd)
    if ((whole[whole.size() - fromEnd] == ',') != (fromEnd % kGroup == 0)) return digits;
  std::erase(digits, ',');
  return digits;
}

}  // namespace

std::optional<std::string_view> CsvLines::next() {
  if (m_rest.empty()) return std::nullopt;
  ++m_line;
  const std::size_t end = m_rest.find('\n');
  std::string_view line = m_rest.substr(0, end);
  m_rest.remove_prefix(end == std::string_view::npos ? m_rest.size() : end + 1);
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

std::vector<std::string> CsvLines::split(std::string_view line) const {
  std::vector<std::string> cells(1);
  bool quoted = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] == '"' && quoted && i + 1 < line.size() && line[i + 1] == '"')
      cells.back() += line[++i];
    else if (line[i] == '"')
      quoted = !quoted;
    else if (line[i] == ',' && !quoted) {
      if (cells.size() == kMaxCells) refuse("it has more than " + std::to_string(kMaxCells) + " cells");
      cells.emplace_back();
    } else
      cells.back() += line[i];
  }
  if (quoted) refuse("a quote is not closed");
  return cells;
}

double CsvLines::number(std::string_view cell) const {
  const std::string digits = withoutCommas(cell);
  double value = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  if (error != std::errc() || end != digits.data() + digits.size() || !(value >= 0) || value > kMaxCellAmount)
    refuse("'" + printable(cell) + "' is not a count");
  return value;
}

int CsvLines::integer(std::string_view cell, int most) const {
  const double value = number(cell);
  if (value != std::floor(value) || value > most)
    refuse("'" + printable(cell) + "' is not a whole number up to " + std::to_string(most));
  return static_cast<int>(value);
}

void CsvLines::checkRoom(std::size_t rows) const {
  if (rows >= kMostRows) refuse("there are more than " + std::to_string(kMostRows) + " rows");
}

void CsvLines::refuse(const Message& why) const { throw FormatError(Message::text("line %1: %2"), m_line, why); }

}  // namespace warpbench::validation
