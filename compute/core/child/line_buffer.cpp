// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/child/line_buffer.h"

#include <utility>

namespace warpbench::process {

void LineBuffer::append(std::string_view bytes) {
  while (!bytes.empty()) {
    const std::size_t end = bytes.find('\n');
    const std::string_view piece = bytes.substr(0, end);
    const std::size_t room = m_longest - m_rest.text.size();
    m_rest.text += piece.substr(0, room);
    m_rest.tooLong = m_rest.tooLong || piece.size() > room;
    if (end == std::string_view::npos) return;
    m_lines.push_back(std::exchange(m_rest, {}));
    bytes.remove_prefix(end + 1);
  }
}

std::optional<LineBuffer::Line> LineBuffer::next() {
  if (m_lines.empty()) return std::nullopt;
  Line line = std::move(m_lines.front());
  m_lines.pop_front();
  return line;
}

}  // namespace warpbench::process
