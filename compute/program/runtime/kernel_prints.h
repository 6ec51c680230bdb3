// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>
#include <utility>
#include <vector>

#include "results/values/access_kind.h"
#include "results/values/result.h"

namespace warpbench::program {

/// What one call of printf() requests on a GPU. Measured on an H200 with CUDA 13.0, for formats of up to 100 characters
/// and nine arguments.
struct PrintCost {
  double loads = 0;
  double stores = 0;
  double localLoads = 0;
  double localStores = 0;
};

PrintCost printCost(const char* format, std::va_list arguments);

/// What the kernel of a launch prints.
class KernelPrints {
 public:
  /// A thread of a block prints at `place`. `inStep`: the block's lanes run in step, perhaps for a second time, which
  /// counts then. Thread-safe.
  void add(std::int64_t block, int thread, bool inStep, std::uint64_t place, const PrintCost& cost);
  /// Adds the requests of all warps, and forgets them. @returns the time in milliseconds.
  double addTo(Counters& counters);

 private:
  struct Print {
    std::uint64_t place = 0;
    PrintCost cost;
  };
  struct Warp {
    bool inStep = false;
    std::array<std::vector<Print>, simulator::kWarpSize> ofLanes;
  };

  std::mutex m_mutex;
  std::map<std::pair<std::int64_t, int>, Warp> m_warps;  ///< by block and warp
};

}  // namespace warpbench::program
