// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "simulator/counting/access_cost.h"

namespace warpbench::simulator {

/// Finds loads from shared memory that nvcc makes one wide load of: it unrolls a loop over neighbouring elements, and
/// where it can prove that the first one's address is a multiple of 8 or 16 bytes it loads two or four of 4 bytes, or
/// two of 8, at once (LDS.64, LDS.128). It can where the array's extents are constants: those of dynamic shared memory
/// come with the launch. Here it is what the addresses turn out to be: the same lanes load elements one behind the
/// other, some of them the same, with no barrier, no store to shared memory and few other loads in between.
///
/// Against Nsight Compute's counts on an H200 (tests/compute/h200-counts.csv) that is exact, but for warps at the end
/// of a block whose lanes all have one row, which may lie at a multiple of 16 bytes where others do not: up to 6 % of a
/// tile's wavefronts where its width is odd.
class LoadMerger {
 public:
  struct Saved {
    std::int64_t loads = 0;
    std::int64_t wavefronts = 0;
  };

  /// The next access of the warp to shared memory, and what it costs as it stands.
  void add(const WarpAccess& access, int wavefronts);
  /// What comes next cannot be merged with what came before.
  void ends() {
    for (Run& run : m_runs) run.width = 0;
  }
  void add(const LoadMerger& other, std::int64_t times = 1);

  const Saved& saved() const { return m_saved; }

 private:
  /// Loads one behind the other, of which the first is where a wide load may begin.
  struct Run {
    WarpAccess first;
    int width = 0;  ///< elements that one wide load takes; 0: none begins
    int count = 0;
    int wavefronts = 0;  ///< of all
  };

  /// In which the loads of a loop's body take turns.
  std::array<Run, 4> m_runs;
  std::size_t m_next = 0;  ///< that a new run takes
  Saved m_saved;
};

}  // namespace warpbench::simulator
