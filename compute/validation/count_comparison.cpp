// SPDX-License-Identifier: GPL-3.0-or-later
#include "validation/count_comparison.h"

#include <algorithm>
#include <cstdint>

#include "core/text/error.h"
#include "engine/simulated/simulated_device.h"
#include "simulator/counting/access_cost.h"

namespace warpbench::validation {
namespace {

using simulator::AccessKind;
using simulator::WarpAccess;

/// Cost of reading the tiles in all blocks of a tiled product.
struct TileReads {
  double wavefronts = 0;
  double conflicts = 0;
};

/// The tiled product's shared loads as compiled by nvcc: if a row of M's tile is a multiple of 16 bytes, one load reads
/// four consecutive k (two in fp64; no widening in bf16). Loads of N's tile are unchanged. The cost of the wider access
/// follows from the usual rules.
TileReads tileReads(const Result& result) {
  const int tile = static_cast<int>(result.parameters.integer("tile"));
  const std::string type = result.parameters.text("type");
  const int size = type == "fp64" ? 8 : type == "fp32" ? 4 : 2;
  const int together = tile * size % 16 == 0 && type != "bf16" ? (size == 8 ? 2 : 4) : 1;
  const auto addressOf = [size](int element) { return static_cast<std::uint64_t>(element) * size; };
  TileReads ofOnePhase;
  const auto add = [&](const WarpAccess& access) {
    const simulator::AccessCost cost = costOf(access);
    ofOnePhase.wavefronts += cost.units;
    ofOnePhase.conflicts += cost.units - cost.ideal;
  };
  for (int first = 0; first < tile * tile; first += simulator::kWarpSize) {
    for (int k = 0; k < tile; ++k) {
      WarpAccess m{.kind = AccessKind::SharedLoad, .bytesPerLane = together * size};
      WarpAccess n{.kind = AccessKind::SharedLoad, .bytesPerLane = size};
      for (int lane = 0; lane < simulator::kWarpSize && first + lane < tile * tile; ++lane) {
        const int tx = (first + lane) % tile;
        const int ty = (first + lane) / tile;
        m.active |= 1u << lane;
        n.active |= 1u << lane;
        m.address[lane] = addressOf(ty * tile + k);
        n.address[lane] = addressOf(k * tile + tx);
      }
      if (k % together == 0) add(m);
      add(n);
    }
  }
  const auto tilesOf = [&](const char* side) { return (result.parameters.integer(side) + tile - 1) / tile; };
  const auto times = static_cast<double>(tilesOf("rows") * tilesOf("inner") * tilesOf("columns"));
  return {ofOnePhase.wavefronts * times, ofOnePhase.conflicts * times};
}

}  // namespace

const std::vector<CountException>& countExceptions() {
  static const std::vector<std::string_view> kTiled{"tiled", "without-barrier", "sub-matrices", "padded-input"};
  static const std::string_view kMerged =
      "the loop over k is unrolled, and the loads of neighbouring elements of a row of M's tile become one of four, or "
      "of two in fp64";
  static const std::string_view kCopied =
      "what cp.async writes to shared memory is in none of the hardware's counts of shared stores";
  static const std::vector<CountException> exceptions{
      {"matmul", kTiled, "shared_load_wavefronts", "LDS.128", kMerged,
       [](const Result& result) { return tileReads(result).wavefronts; }},
      {"matmul", kTiled, "shared_load_conflicts", "LDS.128", kMerged,
       [](const Result& result) { return tileReads(result).conflicts; }},
      {"tensor-matmul",
       {"tiled"},
       "shared_load_wavefronts",
       "LDS.64",
       kMerged,
       [](const Result& result) { return tileReads(result).wavefronts; }},
      {"tensor-matmul",
       {"tiled"},
       "shared_load_conflicts",
       "LDS.64",
       kMerged,
       [](const Result& result) { return tileReads(result).conflicts; }},
      {"tensor-matmul", {"pipeline"}, "shared_store_wavefronts", "LDGSTS", kCopied, [](const Result&) { return 0.0; }},
      {"matmul", {"stream-k"}, "shared_store_wavefronts", "LDGSTS", kCopied, [](const Result&) { return 0.0; }},
  };
  return exceptions;
}

const CountException* exceptionFor(std::string_view family, std::string_view variant, std::string_view counter) {
  const auto found = std::ranges::find_if(countExceptions(), [&](const CountException& each) {
    return each.family == family && each.counter == counter && std::ranges::count(each.variants, variant) > 0;
  });
  return found == countExceptions().end() ? nullptr : &*found;
}

double expectedCount(const HardwareCounter& counter, const Result& simulated) {
  const CountException* exception = exceptionFor(simulated.family, simulated.variant, counter.id);
  return exception ? exception->predicted(simulated) : counter.simulated(*simulated.counters);
}

std::vector<ComparedCount> compareCounts(const CountedPoint& measured, const Result& simulated) {
  std::vector<ComparedCount> compared;
  for (std::size_t i = 0; i < hardwareCounters().size(); ++i) {
    const HardwareCounter& counter = hardwareCounters()[i];
    if (!counter.compared() || !measured.counts[i]) continue;
    ComparedCount count{
        .counter = &counter, .simulated = counter.simulated(*simulated.counters), .measured = *measured.counts[i]};
    if (count.simulated == 0 && count.measured == 0) continue;
    count.exception = exceptionFor(measured.point.family, measured.point.variant, counter.id);
    if (count.exception) count.predicted = count.exception->predicted(simulated);
    if (count.simulated != count.measured)
      count.verdict = count.exception && count.predicted == count.measured ? ComparedCount::Verdict::Predicted
                                                                           : ComparedCount::Verdict::Different;
    compared.push_back(count);
  }
  return compared;
}

void Verdicts::add(const ComparedCount& count) {
  equal += count.verdict == ComparedCount::Verdict::Equal;
  predicted += count.verdict == ComparedCount::Verdict::Predicted;
  different += count.verdict == ComparedCount::Verdict::Different;
}

std::unique_ptr<Device> simulatorFor(const HardwareCounts& measured) {
  GpuProfile profile = defaultProfile();
  profile.multiprocessors = measured.multiprocessors;
  return simulator::openSimulated(profile);
}

Result simulate(Device& simulator, const Point& point, const std::stop_token& stop) {
  Result result = simulator.measure(point, {}, stop, [](const Message&, double) {});
  result.family = point.family;
  result.variant = point.variant;
  result.parameters = point.parameters;
  if (!result.counters || result.counters->estimated())
    throw DeviceError(point.family + " " + point.variant + ", " + toText(point.parameters) +
                      ": too large to be simulated as a whole");
  return result;
}

}  // namespace warpbench::validation
