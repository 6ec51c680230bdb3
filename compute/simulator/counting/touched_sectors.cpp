// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/counting/touched_sectors.h"

#include <algorithm>
#include <utility>

namespace warpbench::simulator {

TouchedSectors::TouchedSectors(std::span<const AddressRange> arrays)
    : m_arrays(arrays), m_lately(2 * kLately, ~std::uint64_t{0}), m_ofArrays(arrays.size() + 1) {}

TouchedSectors::Range TouchedSectors::rangeOf(std::uint64_t sector) const {
  for (std::size_t i = 0; i < m_arrays.size(); ++i) {
    const std::uint64_t begin = m_arrays[i].begin / kSectorBytes;
    const Range range{.begin = begin, .count = (m_arrays[i].end - 1) / kSectorBytes + 1 - begin, .array = i};
    if (range.has(sector)) return range;
  }
  return {.array = m_arrays.size()};
}

void TouchedSectors::add(AccessKind kind, std::span<const std::uint64_t> sectors) {
  if (sectors.empty()) return;
  if (!m_last.has(sectors.front())) m_last = rangeOf(sectors.front());
  const bool stores = kind == AccessKind::GlobalStore;
  std::uint64_t* const lately = m_lately.data() + (stores ? kLately : 0);
  Ones& ones = m_ofArrays[m_last.array];
  std::vector<std::uint64_t>& touched = stores ? ones.stored : ones.loaded;
  for (const std::uint64_t sector : sectors) {
    m_inOneArray = m_inOneArray && m_last.has(sector);
    if (std::exchange(lately[sector % kLately], sector) != sector) touched.push_back(sector);
  }
}

void TouchedSectors::settle() {
  for (Ones& ones : m_ofArrays)
    for (std::vector<std::uint64_t>* const sectors : {&ones.loaded, &ones.stored}) {
      std::ranges::sort(*sectors);
      const auto rest = std::ranges::unique(*sectors);
      sectors->erase(rest.begin(), rest.end());
    }
}

}  // namespace warpbench::simulator
