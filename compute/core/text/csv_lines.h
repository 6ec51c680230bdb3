// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/text/message.h"

namespace warpbench::validation {

/// Most columns of a table; Nsight Compute's widest page has a few hundred.
inline constexpr std::size_t kMaxCells = 2000;

/// Most rows of a table; a validation has a few thousand.
inline constexpr std::size_t kMostRows = 100'000;

/// The largest cell value, so that results computed from a few of them stay finite.
inline constexpr double kMaxCellAmount = 1e100;

/// Reads CSV text line by line and names the line in errors.
class CsvLines {
 public:
  explicit CsvLines(std::string_view text) : m_rest(text) {}

  /// Returns the line without its end; nothing at the end of the text.
  std::optional<std::string_view> next();

  /// Splits cells by RFC 4180 and removes quotes. @throws FormatError for an unclosed quote or over kMaxCells cells.
  std::vector<std::string> split(std::string_view line) const;

  /// "8192", "8,192", "31.5", up to kMaxCellAmount. @throws FormatError for anything else.
  double number(std::string_view cell) const;

  /// Like number(), for a whole number up to `most`. @throws FormatError.
  int integer(std::string_view cell, int most = std::numeric_limits<int>::max()) const;

  /// @throws FormatError if `rows` has reached kMostRows.
  void checkRoom(std::size_t rows) const;

  /// @throws FormatError with the number of the last line read.
  [[noreturn]] void refuse(const Message& why) const;

 private:
  std::string_view m_rest;
  int m_line = 0;
};

}  // namespace warpbench::validation
