// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "model/gpu_profile.h"
#include "result.h"

namespace warpbench {

/// A kernel's time from its counts, by a roofline: each resource alone would take so long, the slowest one decides, and
/// a launch costs something besides. All in milliseconds. It knows nothing of latency, so a kernel with too few loads
/// in flight is slower than it says.
struct Roofline {
  double dram = 0;    ///< distinct sectors of all buffers x 32 bytes / measured copy bandwidth
  double l2 = 0;      ///< sectors of all requests x 32 bytes / L2 bandwidth
  double shared = 0;  ///< shared-memory wavefronts / (multiprocessors x 1 per clock)
  double atomics = 0;  ///< global atomics of single lanes on one address / how many of them the L2 does one by one
  double flops = 0;   ///< floating-point operations / peak of the type
  double launch = 0;  ///< launch overhead x launches

  double milliseconds() const;
  /// The slowest resource's time, without the launch.
  double work() const;
  /// "DRAM", "L2", "shared memory", "atomics on one address", "arithmetic" or "launch overhead": the largest term.
  std::string_view limiter() const;
};

/// `counters` and `flops` of all launches together; `flops` in the element type that `type` names (fp32, fp64, int32).
Roofline roofline(const GpuProfile& profile, const Counters& counters, double flops, std::string_view type,
                  int launches = 1);

}  // namespace warpbench
