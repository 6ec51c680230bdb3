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

/// A digest of everything that a block's lanes do: the basic blocks that each enters, its accesses in order, and the
/// barriers that it waits at. Addresses are relative to the first one that the first lane uses in the same array.
/// Blocks with equal digests follow the same control flow and use the same addresses, except for an offset per array
/// that is a multiple of 256 bytes. Everything that depends on banks, sectors, lines and pages of BlockSectors is thus
/// the same for both. The order of different lanes' turns has no effect.
class BlockDigest {
 public:
  /// The granularity of addresses: arrays of equal blocks differ by whole pages of this many bytes.
  static constexpr std::uint64_t kPage = 256;

  /// `arrays` begin at multiples of kPage. Addresses outside them count as they are.
  explicit BlockDigest(const std::vector<AddressRange>& arrays);

  /// `spaces`: as the block sees them, because each worker has its own shared memory and stacks.
  void blockBegins(std::size_t threads, const MemorySpaces& spaces);
  /// Adds the events of a lane's turn, and how the turn ended by waiting.
  void addTurn(std::size_t lane, std::span<const Event> turn, std::uint64_t waits);
  /// The block has done something that digests do not cover: an atomic, a volatile access or a bulk copy.
  void leaveOut() { m_isWhole = false; }

  bool isWhole() const { return m_isWhole; }
  std::int64_t turns() const { return m_turns; }
  std::uint64_t value() const;
  /// For each array, the first address that the first lane uses there; 0: no lane uses it.
  std::vector<std::uint64_t> firstAddresses() const;

 private:
  struct Array {
    std::uint64_t begin;
    std::uint64_t bytes;
    std::uint64_t number;  ///< in the upper bits, to tell apart the addresses of different arrays
  };
  /// `first`: for each array, the lane's first address there, which this sets.
  std::uint64_t placeIn(std::uint64_t address, std::uint64_t* first) const;

  /// Memory of the worker itself.
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
  std::vector<std::uint64_t> m_first;  ///< for each lane and array; 0: none
  std::int64_t m_turns = 0;
  bool m_isWhole = true;
};

}  // namespace warpbench::simulator
