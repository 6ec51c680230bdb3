// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <string_view>

namespace warpbench::process {

/// Cuts a stream of bytes into lines and keeps no more of one than it may be long.
class LineBuffer {
 public:
  struct Line {
    std::string text;  ///< without its end; where it was too long, its beginning
    bool tooLong = false;
  };

  /// In bytes.
  explicit LineBuffer(std::size_t longest) : m_longest(longest) {}

  void append(std::string_view bytes);
  /// The next whole line.
  std::optional<Line> next();
  /// What has come of the line that has not ended yet.
  const Line& rest() const { return m_rest; }

 private:
  const std::size_t m_longest;
  std::deque<Line> m_lines;
  Line m_rest;
};

}  // namespace warpbench::process
