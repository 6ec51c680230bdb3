// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <map>

namespace warpbench::program {

/// Stretches of memory that are free. Neighbours are one.
class FreePieces {
 public:
  struct Piece {
    std::byte* begin = nullptr;
    std::size_t bytes = 0;
    std::byte* end() const { return begin + bytes; }
  };

  /// @returns what it is a part of now.
  Piece add(const Piece& piece);
  /// The lowest of so many bytes; nullptr where there is none.
  std::byte* take(std::size_t bytes);
  /// Takes what lies in a free piece.
  void cut(const Piece& part);
  /// Of the piece that ends there; 0 where none does.
  std::size_t bytesBefore(const std::byte* end) const;
  const std::map<std::byte*, std::size_t>& all() const { return m_pieces; }
  void clear() { m_pieces.clear(); }

 private:
  std::map<std::byte*, std::size_t> m_pieces;
};

}  // namespace warpbench::program
