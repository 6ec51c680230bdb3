// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/counting/block_trace.h"

#include <bit>
#include <set>

namespace warpbench {

std::vector<std::int64_t> TraceStep::sectors() const {
  std::set<std::int64_t> touched;
  for (std::uint32_t rest = active; rest != 0; rest &= rest - 1) {
    const std::int64_t first = offset[static_cast<std::size_t>(std::countr_zero(rest))];
    for (std::int64_t sector = first / simulator::kSectorBytes;
         sector <= (first + bytesPerLane - 1) / simulator::kSectorBytes; ++sector)
      touched.insert(sector);
  }
  return {touched.begin(), touched.end()};
}

}  // namespace warpbench
