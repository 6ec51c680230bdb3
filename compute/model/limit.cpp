// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "model/explanation_parts.h"
#include "model/explanation_texts.h"

namespace warpbench::explanation {
namespace {

struct Resource {
  double Roofline::*time;
  const char* name;
};

constexpr std::array<Resource, 5> kResources{{{&Roofline::dram, kDramName},
                                              {&Roofline::l2, kL2Name},
                                              {&Roofline::shared, kSharedName},
                                              {&Roofline::atomics, kAtomicsName},
                                              {&Roofline::flops, kArithmeticName}}};

const Resource& slowest(const Roofline& time) {
  return *std::ranges::max_element(kResources, {}, [&](const Resource& each) { return time.*each.time; });
}

}  // namespace

Phrase slowestResource(const Roofline& time) { return {slowest(time).name}; }

Sentence limit(const Evidence& evidence) {
  const Roofline& time = evidence.time;
  const Counters& counters = evidence.counters;
  const GpuProfile& profile = evidence.profile;
  const double work = time.work();
  const auto taking = durationNumber(work);
  if (time.launch > work) return {kLaunch, {profile.name, durationNumber(time.launch), taking, slowestResource(time)}};

  const auto resource = slowest(time).time;
  if (resource == &Roofline::l2)
    return {kL2, {profile.name, Number{counters.global().sectors}, taking, durationNumber(time.dram)}};
  if (resource == &Roofline::shared)
    return {kShared, {profile.name, Number{counters.shared().wavefronts}, taking, durationNumber(time.dram)}};
  if (resource == &Roofline::atomics)
    return {kAtomics, {profile.name, Number{counters.atomicsOnOneAddress}, taking, Number{profile.atomicsPerUs}}};
  if (resource == &Roofline::flops) {
    const double peak = elementType(evidence.result) == "fp64" ? profile.peakGflopsFp64() : profile.peakGflopsFp32();
    return {kArithmetic, {profile.name, Number{evidence.result.flops}, taking, Number{peak, "GFLOP/s"}}};
  }
  const Number moved = sizeNumber(evidence.dramBytes());
  if (evidence.wastesDram()) return {kDramWaste, {profile.name, moved, taking, sizeNumber(evidence.result.bytes)}};
  return {kDramIdeal, {profile.name, moved, taking}};
}

}  // namespace warpbench::explanation
