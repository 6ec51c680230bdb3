// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/allocations/free_pieces.h"

#include <algorithm>
#include <iterator>

namespace warpbench::program {

FreePieces::Piece FreePieces::add(const Piece& piece) {
  Piece whole = piece;
  const auto next = m_pieces.find(piece.end());
  if (next != m_pieces.end()) {
    whole.bytes += next->second;
    m_pieces.erase(next);
  }
  if (const std::size_t before = bytesBefore(piece.begin); before > 0) {
    whole.begin -= before;
    whole.bytes += before;
  }
  m_pieces[whole.begin] = whole.bytes;
  return whole;
}

std::byte* FreePieces::take(std::size_t bytes) {
  const auto found = std::ranges::find_if(m_pieces, [&](const auto& piece) { return piece.second >= bytes; });
  if (found == m_pieces.end()) return nullptr;
  std::byte* const begin = found->first;
  cut({begin, bytes});
  return begin;
}

void FreePieces::cut(const Piece& part) {
  const auto found = std::prev(m_pieces.upper_bound(part.begin));
  const Piece whole{found->first, found->second};
  m_pieces.erase(found);
  if (part.begin > whole.begin) m_pieces[whole.begin] = static_cast<std::size_t>(part.begin - whole.begin);
  if (whole.end() > part.end()) m_pieces[part.end()] = static_cast<std::size_t>(whole.end() - part.end());
}

std::size_t FreePieces::bytesBefore(const std::byte* end) const {
  const auto behind = m_pieces.lower_bound(const_cast<std::byte*>(end));
  if (behind == m_pieces.begin()) return 0;
  const auto& [begin, bytes] = *std::prev(behind);
  return begin + bytes == end ? bytes : 0;
}

}  // namespace warpbench::program
