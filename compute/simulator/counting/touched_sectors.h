// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "results/values/access_kind.h"
#include "simulator/loaded_kernels.h"

namespace warpbench::simulator {

/// The sectors of 32 bytes that one block touches, by array, so that those of a block that does the same elsewhere
/// follow from them.
class TouchedSectors {
 public:
  /// The arrays lie apart and in the order of their addresses.
  explicit TouchedSectors(std::span<const AddressRange> arrays);

  /// Of one request.
  void add(AccessKind kind, std::span<const std::uint64_t> sectors);
  /// Leaves each sector in there once.
  void settle();

  /// Whether every request had all of its sectors in one array.
  bool inOneArray() const { return m_inOneArray; }

  struct Ones {
    std::vector<std::uint64_t> loaded;
    std::vector<std::uint64_t> stored;
  };
  /// By array; behind those, what lies in none.
  const std::vector<Ones>& ofArrays() const { return m_ofArrays; }

 private:
  /// In sectors.
  struct Range {
    std::uint64_t begin = 0;
    std::uint64_t count = 0;
    std::size_t array = 0;
    bool has(std::uint64_t sector) const { return sector - begin < count; }
  };
  Range rangeOf(std::uint64_t sector) const;

  std::span<const AddressRange> m_arrays;
  Range m_last;  ///< that was named last
  /// Loaded and stored sectors that came lately, each at one place: they come again and again.
  static constexpr std::size_t kLately = 1024;
  std::vector<std::uint64_t> m_lately;
  std::vector<Ones> m_ofArrays;
  bool m_inOneArray = true;
};

}  // namespace warpbench::simulator
