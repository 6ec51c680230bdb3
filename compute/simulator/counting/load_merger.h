// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "simulator/counting/access_cost.h"

namespace warpbench::simulator {

/// Finds shared memory loads that nvcc merges into a wide load. nvcc unrolls a loop over adjacent elements. If it can
/// prove that the first address is a multiple of 8 or 16 bytes, it loads two or four elements of 4 bytes, or two of 8,
/// at once (LDS.64, LDS.128). The proof needs constant array extents. Dynamic shared memory lacks those, except where
/// the loop begins at one place of it: all lanes of all warps then load the same elements. The simulator decides by the
/// actual addresses: the same lanes load consecutive elements, some lanes share an element, and there is no barrier, no
/// store to shared memory and few other loads in between. A single lane's neighbours count only in a loop, at one place
/// of the code: `s[t] + s[t + stride]` has them by chance.
///
/// Compared with Nsight Compute's counts on an H200 (tests/compute/h200-counts.csv), this is exact with one exception:
/// in warps at the end of a block, all lanes may share a row, which may start at a multiple of 16 bytes although other
/// rows do not. For odd widths, this affects up to 6 % of a tile's wavefronts.
class LoadMerger {
 public:
  struct Saved {
    std::int64_t loads = 0;
    std::int64_t wavefronts = 0;
  };

  /// Adds the warp's next access to shared memory, and its cost without merging.
  void add(const WarpAccess& access, int wavefronts);
  /// Later accesses cannot be merged with earlier ones.
  void endRuns() {
    for (Run& run : m_runs) run.width = 0;
  }
  void blockBegins(int warps) { m_warps = warps; }
  void warpBegins() {
    endRuns();
    for (DynamicPlace& each : m_dynamicPlaces) each.isNew = true;
  }
  void add(const LoadMerger& other, std::int64_t times = 1);

  Saved saved() const;

 private:
  static constexpr std::size_t kNone = ~std::size_t{0};

  /// A load of dynamic shared memory.
  struct DynamicPlace {
    std::uint64_t place = 0;
    std::uint64_t first = 0;  ///< the address at which each warp's loop begins
    bool isNew = false;       ///< to the warp
    bool varies = false;      ///< warps begin at several addresses, so nothing is saved
    Saved saved = {};
  };
  /// Consecutive loads; a wide load may begin at the first.
  struct Run {
    WarpAccess first;
    int width = 0;  ///< elements of the wide load; 0: the run cannot become one
    int count = 0;
    int wavefronts = 0;  ///< of all loads in the run
    std::size_t dynamicPlace = kNone;
  };

  /// The place of a load of dynamic shared memory that may begin a run, or kNone.
  std::size_t dynamicPlaceOf(const WarpAccess& access);

  /// The loads of a loop's body alternate between these.
  std::array<Run, 4> m_runs;
  std::size_t m_next = 0;  ///< the entry for a new run
  std::vector<DynamicPlace> m_dynamicPlaces;
  int m_warps = 1;  ///< of the block
  Saved m_saved;
};

}  // namespace warpbench::simulator
