// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "core/text/text.h"

namespace warpbench::cli {

/// Text in columns for a terminal.
class Table {
 public:
  struct Column {
    std::string header;
    bool right = false;  ///< numbers stand under each other
  };

  explicit Table(std::vector<Column> columns) : m_columns(std::move(columns)) {}

  /// @throws std::logic_error where there are not as many cells as columns.
  void add(std::vector<std::string> cells);
  bool empty() const { return m_rows.empty(); }

  /// Header, a line, the rows, each behind `indent`; control characters in cells become '?'.
  void print(std::ostream& out, const std::string& indent = "") const;

 private:
  std::vector<Column> m_columns;
  std::vector<std::vector<std::string>> m_rows;
};

}  // namespace warpbench::cli
