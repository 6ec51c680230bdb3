// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <string>

#include "catalogue/bandwidth.h"
#include "model/explanation_parts.h"
#include "model/explanation_texts.h"

namespace warpbench::explanation {
namespace {

struct Resource {
  double ModelledTime::*time;
  MessageId name;
};

constexpr std::array<Resource, 6> kResources{{{&ModelledTime::dram, kDramName},
                                              {&ModelledTime::l2, kL2Name},
                                              {&ModelledTime::shared, kSharedName},
                                              {&ModelledTime::atomics, kAtomicsName},
                                              {&ModelledTime::flops, kArithmeticName},
                                              {&ModelledTime::issue, kIssueName}}};

const Resource& slowest(const ModelledTime& time) {
  return *std::ranges::max_element(kResources, {}, [&](const Resource& each) { return time.*each.time; });
}

/// The largest part of ModelledTime::shared: wavefronts of shared memory or L1, or constant memory words.
MessageId slowestOfShared(const Evidence& evidence) {
  const Counters& counters = evidence.counters;
  const double words =
      counters.constantWords * evidence.profile.wavefrontsPerClock / evidence.profile.constantWordsPerClock;
  if (words > counters.shared().wavefronts + l1Wavefronts(counters)) return kConstantName;
  return l1Wavefronts(counters) > counters.shared().wavefronts ? kL1Name : kSharedName;
}

}  // namespace

Message slowestResource(const Evidence& evidence) {
  const Resource& resource = slowest(evidence.time);
  return {resource.time == &ModelledTime::shared ? slowestOfShared(evidence) : resource.name};
}

Message limit(const Evidence& evidence) {
  const ModelledTime& time = evidence.time;
  const Counters& counters = evidence.counters;
  const GpuProfile& profile = evidence.profile;
  const double work = time.work();
  const auto taking = durationNumber(work);
  const double waiting = time.waiting();
  if (time.launch > std::max(work, waiting)) {
    const Message longest = waiting <= work               ? slowestResource(evidence)
                            : time.latency >= time.blocks ? Message(kLatencyName)
                                                          : Message(kBlockStartsName);
    return {kLaunch, {profile.name, durationNumber(time.launch), durationNumber(time.total - time.launch), longest}};
  }
  if (waiting > work) {
    const MessageId text = time.latency >= time.blocks ? kLatency : kBlockStarts;
    const double groups = counters.criticalPath.loads;
    if (text == kBlockStarts)
      return {text,
              {profile.name, Number{evidence.blocks}, durationNumber(waiting), slowestResource(evidence), taking}};
    return {text, {profile.name, durationNumber(waiting), Number{groups}, slowestResource(evidence), taking}};
  }

  const auto resource = slowest(time).time;
  if (resource == &ModelledTime::l2)
    return {kL2, {profile.name, Number{counters.global().sectors}, taking, durationNumber(time.dram)}};
  if (resource == &ModelledTime::shared && slowestOfShared(evidence) == kL1Name)
    return {kL1, {profile.name, Number{l1Wavefronts(counters)}, taking, durationNumber(time.dram)}};
  if (resource == &ModelledTime::shared && slowestOfShared(evidence) == kConstantName)
    return {kConstant, {profile.name, Number{counters.constantWords}, taking, durationNumber(time.dram)}};
  if (resource == &ModelledTime::shared)
    return {kShared, {profile.name, Number{counters.shared().wavefronts}, taking, durationNumber(time.dram)}};
  if (resource == &ModelledTime::atomics && counters.nearbyAtomics > counters.atomicsOnOneAddress)
    return {
        kNearbyAtomics,
        {profile.name, Number{counters.nearbyAtomics}, taking, Number{counters.nearbyAtomics / (time.atomics * 1e3)}}};
  if (resource == &ModelledTime::atomics)
    return {kAtomics,
            {profile.name, Number{counters.atomicsOnOneAddress}, taking,
             Number{counters.atomicsOnOneAddress / (time.atomics * 1e3)}}};
  if (resource == &ModelledTime::flops) {
    const std::string type = elementTypeOf(evidence.result.parameters);
    const double peak = peakGflops(profile, {.type = type,
                                             .instructionsPerFlop = instructionsPerFlop(evidence.result),
                                             .tensorCores = usesTensorCores(evidence.result)});
    return {kArithmetic, {profile.name, Number{evidence.result.flops}, taking, Number{peak, "GFLOP/s"}}};
  }
  if (resource == &ModelledTime::issue) return {kIssue, {profile.name, taking, durationNumber(time.dram)}};
  const Number moved = sizeNumber(evidence.dramBytes());
  if (evidence.wastesDram()) return {kDramWaste, {profile.name, moved, taking, sizeNumber(evidence.result.bytes)}};
  return {kDramIdeal, {profile.name, moved, taking}};
}

std::optional<Message> besideLimit(const ModelledTime& time) {
  constexpr double kWorthTelling = 0.02;  // share of the total time
  const double told = std::max(time.work(), time.waiting());
  const double rest = time.total - time.launch - told;
  const Number launch = durationNumber(time.launch);
  const Number total = durationNumber(time.total);
  if (time.launch > told) return std::nullopt;
  if (rest > kWorthTelling * time.total) {
    const double added = shownDuration(time.total) - shownDuration(time.launch) - shownDuration(told);
    return Message{kRestAdds, {durationNumber(added), launch, total}};
  }
  if (time.launch > kWorthTelling * time.total) return Message{kLaunchAdds, {launch, total}};
  return std::nullopt;
}

std::optional<Message> occupancyLimit(const GpuProfile& profile, const Result& result) {
  const double blockThreads = threadsPerBlock(result);
  if (!result.occupancy || *result.occupancy >= 1 || blockThreads < 1 || blockThreads > kMostThreads) return {};
  const auto threads = static_cast<int>(blockThreads);
  const auto shared = static_cast<double>(result.sharedBytes.value_or(0));
  const int fitting = residentBlocks(profile, threads, shared);
  const int byThreads = residentBlocks(profile, threads, 0);
  const Number percent{*result.occupancy * 100, "%"};
  const Number threadsNumber{blockThreads};
  const Number fittingNumber{static_cast<double>(fitting)};
  if (result.registers && *result.occupancy < occupancy(profile, threads, fitting))
    return Message{kOccupancyByRegisters, {percent, Number{static_cast<double>(*result.registers)}}};
  if (fitting < byThreads) return Message{kOccupancyByShared, {percent, sizeNumber(shared), fittingNumber}};
  if (fitting == profile.blocksPerMultiprocessor)
    return Message{kOccupancyByBlocks, {percent, fittingNumber, threadsNumber}};
  return Message{kOccupancyByThreads, {percent, threadsNumber, fittingNumber}};
}

}  // namespace warpbench::explanation
