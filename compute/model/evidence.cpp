// SPDX-License-Identifier: GPL-3.0-or-later

#include <algorithm>
#include <cmath>

#include "catalogue/bandwidth.h"
#include "model/explanation_parts.h"
#include "model/explanation_texts.h"
#include "results/values/ideal_counts.h"

namespace warpbench::explanation {
namespace {

constexpr std::int64_t kMostBlocks = std::int64_t{1} << 62;

double volume(const std::array<std::int64_t, 3>& size) {
  return static_cast<double>(size[0]) * static_cast<double>(size[1]) * static_cast<double>(size[2]);
}

/// Converts a number from an untrusted file, limited to `most`.
template <typename Whole>
Whole upTo(Whole most, double value) {
  return value < static_cast<double>(most) ? static_cast<Whole>(value) : most;
}

/// Measured results and old files lack the model's terms, so compute them.
ModelledTime modelOf(const GpuProfile& gpu, const Result& counted) {
  if (counted.model) return *counted.model;
  const LaunchCounts launch{.counters = *counted.counters,
                            .blocks = upTo(kMostBlocks, volume(counted.grid)),
                            .threadsPerBlock = upTo(kMostThreads, volume(counted.block)),
                            .sharedBytes = static_cast<double>(counted.sharedBytes.value_or(0)),
                            .registers = counted.registers.value_or(0)};
  const std::string type = elementTypeOf(counted.parameters);
  return timeModel(gpu, launch,
                   {.flops = counted.flops,
                    .type = type,
                    .instructionsPerFlop = instructionsPerFlop(counted),
                    .tensorCores = usesTensorCores(counted)});
}

}  // namespace

Evidence::Evidence(const GpuProfile& gpu, const Result& counted)
    : profile(gpu),
      result(counted),
      counters(counted.counters.value()),
      time(modelOf(gpu, counted)),
      blocks(volume(counted.grid)),
      threadsPerBlock(explanation::threadsPerBlock(counted)) {}

double Evidence::warpsPerBlock() const { return std::ceil(threadsPerBlock / kWarpLanes); }

double Evidence::dramBytes() const { return (counters.dramLoadSectors() + counters.dramStoreSectors()) * kSectorBytes; }

bool Evidence::wastesDram() const {
  constexpr double kNoticeable = 1.1;
  return result.bytes > 0 && dramBytes() > kNoticeable * result.bytes;
}

bool isTimed(const Result& result) {
  return result.status == Result::Status::Ok && result.time &&
         (result.origin == Origin::Modelled || result.time->median > 0);
}

double threadsPerBlock(const Result& result) { return volume(result.block); }

double l1Wavefronts(const Counters& counters) {
  constexpr double kSectorsOfLine = 4;
  return counters.globalWavefronts + counters.local().sectors / kSectorsOfLine;
}

double workingLanes(const Counters& counters) {
  const double inRequests = counters.activeLanesPerRequest;
  const double inBlocks = counters.activeLanesPerBasicBlock;
  return inRequests > 0 && inBlocks > 0 ? std::min(inRequests, inBlocks) : std::max(inRequests, inBlocks);
}

bool leavesLanesIdle(const Counters& counters) {
  // Tree reductions have partial requests that delay no other lane.
  constexpr double kFewInBlocks = 28;
  constexpr double kFewInRequests = 24;
  if (counters.activeLanesPerBasicBlock > 0) return counters.activeLanesPerBasicBlock < kFewInBlocks;
  return counters.activeLanesPerRequest > 0 && counters.activeLanesPerRequest < kFewInRequests;
}

std::vector<NamedCount> namedCounts(const Counters& counters) {
  using Kind = simulator::AccessKind;
  return {{kLoadSectors, Kind::GlobalLoad, counters.globalLoad.sectors},
          {kStoreSectors, Kind::GlobalStore, counters.globalStore.sectors},
          {kRedSectors, Kind::GlobalRed, counters.globalRed.sectors},
          {kAtomSectors, Kind::GlobalAtom, counters.globalAtom.sectors},
          {kSharedLoads, Kind::SharedLoad, counters.sharedLoad.wavefronts},
          {kSharedStores, Kind::SharedStore, counters.sharedStore.wavefronts},
          {kSharedAtomics, Kind::SharedAtomicInteger, counters.sharedAtomic.wavefronts},
          {kLanesEach, {}, counters.activeLanesPerRequest},
          {kLanesOfBlock, {}, counters.activeLanesPerBasicBlock}};
}

}  // namespace warpbench::explanation
