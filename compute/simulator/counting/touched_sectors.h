// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "results/values/access_kind.h"
#include "simulator/loaded_kernels.h"

namespace warpbench::simulator {

/// The 32-byte sectors that a block touches, by array. From these follow the sectors of an equal block at other
/// addresses.
class TouchedSectors {
 public:
  /// The arrays must be sorted by address and must not overlap.
  explicit TouchedSectors(std::span<const AddressRange> arrays);

  /// Adds the sectors of one request.
  void add(AccessKind kind, std::span<const std::uint64_t> sectors);
  /// Removes duplicates.
  void settle();

  /// True if each request had all its sectors in one array.
  bool inOneArray() const { return m_inOneArray; }

  struct Ones {
    std::vector<std::uint64_t> loaded;
    std::vector<std::uint64_t> stored;
  };
  /// One entry for each array; the last entry is for sectors outside all arrays.
  const std::vector<Ones>& ofArrays() const { return m_ofArrays; }

 private:
  /// A range of sectors.
  struct Range {
    std::uint64_t begin = 0;
    std::uint64_t count = 0;
    std::size_t array = 0;
    bool has(std::uint64_t sector) const { return sector - begin < count; }
  };
  Range rangeOf(std::uint64_t sector) const;

  std::span<const AddressRange> m_arrays;
  Range m_last;  ///< the range of the latest sector
  /// A cache of recently loaded and stored sectors, which often recur.
  static constexpr std::size_t kLately = 1024;
  std::vector<std::uint64_t> m_lately;
  std::vector<Ones> m_ofArrays;
  bool m_inOneArray = true;
};

}  // namespace warpbench::simulator
