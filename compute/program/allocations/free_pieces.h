// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <map>

namespace warpbench::program {

/// Free stretches of memory; adjacent ones are merged.
class FreePieces {
 public:
  struct Piece {
    std::byte* begin = nullptr;
    std::size_t bytes = 0;
    std::byte* end() const { return begin + bytes; }
  };

  /// @returns the merged piece that contains it.
  Piece add(const Piece& piece);
  /// Takes that many bytes at the lowest address; nullptr if there is no room.
  std::byte* take(std::size_t bytes);
  /// Removes a part of a free piece.
  void cut(const Piece& part);
  /// The size of the free piece that ends there; 0 if none does.
  std::size_t bytesBefore(const std::byte* end) const;
  const std::map<std::byte*, std::size_t>& all() const { return m_pieces; }
  void clear() { m_pieces.clear(); }

 private:
  std::map<std::byte*, std::size_t> m_pieces;
};

}  // namespace warpbench::program
