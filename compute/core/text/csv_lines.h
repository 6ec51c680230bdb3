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

/// Columns of a table: Nsight Compute's widest page has some hundreds.
inline constexpr std::size_t kMostCells = 2000;

/// Rows of a table that are kept: a validation has some thousands.
inline constexpr std::size_t kMostRows = 100'000;

/// The largest number: what is computed of a few such still is one.
inline constexpr double kMostOfCell = 1e100;

/// The lines of a text, and the place of what is wrong in it.
class CsvLines {
 public:
  explicit CsvLines(std::string_view text) : m_rest(text) {}

  /// Without its line end; nothing at the end of the text.
  std::optional<std::string_view> next();

  /// Cells of RFC 4180, without their quotes. @throws FormatError where a quote is not closed, or of more than
  /// kMostCells.
  std::vector<std::string> split(std::string_view line) const;

  /// "8192", "8,192", "31.5", up to kMostOfCell. @throws FormatError for anything else.
  double number(std::string_view cell) const;

  /// The same, where it is whole and up to `most`. @throws FormatError.
  int integer(std::string_view cell, int most = std::numeric_limits<int>::max()) const;

  /// @throws FormatError where there are kMostRows `rows` already.
  void checkRoom(std::size_t rows) const;

  /// @throws FormatError with the number of the line that was read last.
  [[noreturn]] void refuse(const Message& why) const;

 private:
  std::string_view m_rest;
  int m_line = 0;
};

}  // namespace warpbench::validation
