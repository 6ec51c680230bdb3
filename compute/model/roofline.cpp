// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/roofline.h"

#include <algorithm>
#include <array>
#include <utility>

namespace warpbench {
namespace {

constexpr double kSectorBytes = 32;

}  // namespace

double Roofline::work() const { return std::max({dram, l2, shared, atomics, flops}); }

double Roofline::milliseconds() const { return work() + launch; }

std::string_view Roofline::limiter() const {
  const std::array<std::pair<double, std::string_view>, 6> terms{{{dram, "DRAM"},
                                                                 {l2, "L2"},
                                                                 {shared, "shared memory"},
                                                                 {atomics, "atomics on one address"},
                                                                 {flops, "arithmetic"},
                                                                 {launch, "launch overhead"}}};
  return std::ranges::max_element(terms, {}, &std::pair<double, std::string_view>::first)->second;
}

Roofline roofline(const GpuProfile& profile, const Counters& counters, double flops, std::string_view type,
                  int launches) {
  const double clockPerMs = profile.smClockMhz * 1e3;
  const double peakGflops = type == "fp64" ? profile.peakGflopsFp64() : profile.peakGflopsFp32();
  return {.dram = (counters.distinctLoadSectors + counters.distinctStoreSectors) * kSectorBytes /
                  (profile.copyBandwidthGbs * 1e6),
          .l2 = counters.global().sectors * kSectorBytes / (profile.l2BytesPerClock * clockPerMs),
          .shared = counters.shared().wavefronts / (profile.multiprocessors * clockPerMs),
          .atomics = counters.atomicsOnOneAddress / (profile.atomicsPerUs * 1e3),
          .flops = flops / (peakGflops * 1e6),
          .launch = profile.launchOverheadUs * launches * 1e-3};
}

}  // namespace warpbench
