// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "core/text/text.h"

namespace warpbench::cli {

/// Text in columns, for a terminal.
class Table {
 public:
  struct Column {
    std::string header;
    bool right = false;  ///< align to the right, as numbers
  };

  explicit Table(std::vector<Column> columns) : m_columns(std::move(columns)) {}

  /// @throws std::logic_error if the number of cells differs from that of columns.
  void add(std::vector<std::string> cells);
  bool empty() const { return m_rows.empty(); }

  /// Prints the header, a rule and the rows, each after `indent`. Control characters in cells become '?'.
  void print(std::ostream& out, const std::string& indent = "") const;

 private:
  std::vector<Column> m_columns;
  std::vector<std::vector<std::string>> m_rows;
};

}  // namespace warpbench::cli
