// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <string_view>

namespace warpbench::process {

/// Splits a byte stream into lines, keeping at most `longest` bytes of each.
class LineBuffer {
 public:
  struct Line {
    std::string text;  ///< without the line end; truncated if too long
    bool tooLong = false;
  };

  explicit LineBuffer(std::size_t longest) : m_longest(longest) {}

  void append(std::string_view bytes);
  std::optional<Line> next();
  /// The start of a line that is still incomplete.
  const Line& rest() const { return m_rest; }

 private:
  const std::size_t m_longest;
  std::deque<Line> m_lines;
  Line m_rest;
};

}  // namespace warpbench::process
