// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "results/values/access_kind.h"
#include "simulator/loaded_kernels.h"

namespace warpbench::simulator {

/// The 32-byte sectors that a block touches, by array. From these follow the sectors of an equal block at other
/// addresses.
class TouchedSectors {
 public:
  explicit TouchedSectors(std::span<const AddressRange> arrays) : m_arrays(arrays), m_ofArrays(arrays.size()) {}

  struct Ones {
    std::vector<std::uint64_t> loaded;
    std::vector<std::uint64_t> stored;
  };
  /// Where to add the new sectors of a request for these; nullptr if they are not all in one array.
  Ones* ofRequest(std::span<const std::uint64_t> sectors) {
    if (!isInLast(sectors.front())) findArray(sectors.front());
    m_inOneArray = m_inOneArray && std::ranges::all_of(sectors, [&](std::uint64_t each) { return isInLast(each); });
    return m_inOneArray ? &m_ofArrays[m_last] : nullptr;
  }
  /// True if each request had all its sectors in one array.
  bool inOneArray() const { return m_inOneArray; }
  /// One entry for each array. Moves them out.
  std::vector<Ones> ofArrays() && { return std::move(m_ofArrays); }

 private:
  bool isInLast(std::uint64_t sector) const {
    const AddressRange& array = m_arrays[m_last];
    return sector * kSectorBytes + kSectorBytes > array.begin && sector * kSectorBytes < array.end;
  }
  void findArray(std::uint64_t sector) {
    m_last = 0;
    while (m_last + 1 < m_arrays.size() && !isInLast(sector)) ++m_last;
  }

  std::span<const AddressRange> m_arrays;
  std::size_t m_last = 0;  ///< the array of the latest sector
  std::vector<Ones> m_ofArrays;
  bool m_inOneArray = true;
};

}  // namespace warpbench::simulator
