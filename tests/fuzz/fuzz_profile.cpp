// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include "fuzz.h"
#include "model/gpu_profile.h"
#include "model/time_model.h"

using namespace warpbench;

namespace {

/// Counters of all kinds, as the simulator counts them.
LaunchCounts someLaunch() {
  LaunchCounts launch{.counters = {}, .blocks = 1024, .threadsPerBlock = 256, .sharedBytes = 4096};
  Counters& counters = launch.counters;
  counters.sampledBlocks = counters.totalBlocks = launch.blocks;
  for (auto* each : {&counters.globalLoad, &counters.globalStore, &counters.globalRed, &counters.globalAtom})
    *each = {.requests = 8192, .sectors = 32768, .lanes = 262144, .bytes = 1048576};
  for (auto* each : {&counters.sharedLoad, &counters.sharedStore, &counters.sharedAtomic})
    *each = {.requests = 8192, .wavefronts = 16384, .lanes = 262144, .conflicts = 8192};
  counters.barriers = 9;
  counters.basicBlocks = 1e6;
  counters.criticalPath = {.loads = 3, .cachedLoads = 2, .sharedLoads = 5, .atomics = 1, .barriers = 4};
  return launch;
}

}  // namespace

/// With every accepted profile, the model computes a time.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::takes([&] {
    const GpuProfile profile = profileFromJson("hostile.json", fuzz::textOf(data, size));
    fuzz::requireOneLine(profile.name);
    for (const int threads : {1, 32, 1024}) {
      const int blocks = residentBlocks(profile, threads, 1024.0 * threads);
      fuzz::require(blocks >= 0, "a multiprocessor holds some blocks or none");
      occupancy(profile, threads, blocks);
    }
    const double time = timeModel(profile, someLaunch(), {.flops = 1e9}).total;
    fuzz::require(time > 0 && std::isfinite(time), "a launch takes a time");
  });
  return 0;
}
