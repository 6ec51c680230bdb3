// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "simulator/block/lane.h"
#include "simulator/loaded_kernels.h"
#include "simulator/memory_spaces.h"

namespace warpbench::simulator {

/// A digest of all that the lanes of a block do: the basic blocks that each enters, its accesses in their order, and
/// the barriers that it waits at. Addresses count from the first one that the block names in the same array. Two blocks
/// with equal digests follow the same control flow and name the same addresses, up to a distance for each array that is
/// a multiple of 256 bytes: whatever depends on banks, sectors, lines and pages of BlockSectors is the same for both.
class BlockDigest {
 public:
  /// What a block's addresses are rounded to: arrays are apart by whole pages of so many bytes.
  static constexpr std::uint64_t kPage = 256;

  /// `arrays` begin at multiples of kPage. Addresses elsewhere count as they are.
  explicit BlockDigest(const std::vector<AddressRange>& arrays);

  /// `spaces`: as the block sees them. Shared memory and stacks lie elsewhere for each worker.
  void blockBegins(std::size_t threads, const MemorySpaces& spaces);
  /// The lane's turn left these events, and ends by waiting in this way.
  void addTurn(std::size_t lane, std::span<const Event> turn, std::uint64_t waits);
  /// The block has done something that digests do not tell: an atomic, a volatile access, a copy beside its lanes.
  void leaveOut() { m_isWhole = false; }

  bool isWhole() const { return m_isWhole; }
  std::int64_t turns() const { return m_turns; }
  std::uint64_t value() const;
  /// By array: the first address that the block names there; 0: none.
  std::vector<std::uint64_t> firstAddresses() const;

 private:
  struct Array {
    std::uint64_t begin;
    std::uint64_t bytes;
    std::uint64_t number;  ///< in the upper bits, tells its addresses from those of others
    std::uint64_t first = 0;
  };
  std::uint64_t placeIn(std::uint64_t address);

  /// What a worker has for itself.
  struct Own {
    std::uint64_t begin = 0;
    std::uint64_t bytes = 0;
  };

  std::vector<Array> m_arrays;
  std::uint64_t m_begin = 0;  ///< of all arrays
  std::uint64_t m_bytes = 0;
  Own m_shared;
  Own m_stacks;
  std::vector<std::uint64_t> m_lanes;
  std::int64_t m_turns = 0;
  bool m_isWhole = true;
};

}  // namespace warpbench::simulator
