// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explanation.h"

#include <algorithm>
#include <functional>
#include <optional>

#include "catalogue/bandwidth.h"
#include "catalogue/catalogue.h"
#include "model/explanation_parts.h"
#include "model/explanation_texts.h"
#include "results/values/ideal_counts.h"

namespace warpbench {
namespace {

using namespace explanation;

std::vector<CounterBeside> besideIdeal(const Result& result, const Counters& counters) {
  using Access = simulator::AccessKind;
  std::vector<CounterBeside> list;
  const auto add = [&](MessageId name, double value, double ideal, std::optional<Access> access,
                       const char* unit = "") {
    list.push_back({name, {value, unit}, {ideal, unit}, access});
  };
  const auto addTraffic = [&](MessageId name, const Counters::Traffic& traffic, double ideal, Access access) {
    // Lanes that share bytes need even fewer sectors.
    if (traffic.requests > 0)
      add(name, traffic.sectorsPerRequest(), std::min(traffic.sectors, ideal) / traffic.requests, access);
  };
  const auto addAtomics = [&](MessageId name, const Counters::Traffic& traffic, Access access) {
    addTraffic(name, traffic, idealAtomicSectors(counters, traffic), access);
  };
  const auto addShared = [&](MessageId name, const Counters::SharedTraffic& traffic, Access access) {
    if (traffic.requests > 0)
      add(name, traffic.wavefronts / traffic.requests, idealWavefronts(traffic) / traffic.requests, access);
  };
  addTraffic(kLoadsEach, counters.globalLoad, idealSectors(counters.globalLoad), Access::GlobalLoad);
  addTraffic(kStoresEach, counters.globalStore, idealSectors(counters.globalStore), Access::GlobalStore);
  addAtomics(kRedsEach, counters.globalRed, Access::GlobalRed);
  addAtomics(kAtomsEach, counters.globalAtom, Access::GlobalAtom);
  addShared(kSharedLoadsEach, counters.sharedLoad, Access::SharedLoad);
  addShared(kSharedStoresEach, counters.sharedStore, Access::SharedStore);
  addShared(kSharedAtomicsEach, counters.sharedAtomic, Access::SharedAtomicInteger);
  if (counters.activeLanesPerRequest > 0) add(kLanesEach, counters.activeLanesPerRequest, kWarpLanes, {});
  if (counters.activeLanesPerBasicBlock > 0) add(kLanesOfBlock, counters.activeLanesPerBasicBlock, kWarpLanes, {});
  if (result.occupancy) add(kOccupancy, *result.occupancy * 100, 100, {}, "%");
  return list;
}

Message whereFrom(const Result& result) { return result.origin == Origin::Recorded ? kFromRecording : kFromHere; }

/// Relates a measured time to what the device can reach.
Message measuredShare(const Result& result, const ResultContext& known) {
  const Family* const family = findFamily(result.family);
  const bool onChip = family && family->onChip;
  const auto percent = [](double value, double of) { return Number{value / of * 100, "%"}; };
  if (known.device && family && family->figure == Figure::Gflops && result.gflops) {
    const double peak = peakGflopsFor(result, *known.device);
    if (peak > 0)
      return {kShareOfPeak,
              {Number{*result.gflops, "GFLOP/s"}, percent(*result.gflops, peak), Number{peak, "GFLOP/s"}}};
  }
  if (known.device && !onChip && result.bandwidthGbs && known.device->copyBandwidthGbs > 0)
    return {kShareOfCopy,
            {Number{*result.bandwidthGbs, "GB/s"}, percent(*result.bandwidthGbs, known.device->copyBandwidthGbs),
             Number{known.device->copyBandwidthGbs, "GB/s"}}};
  return {kMeasured, {durationNumber(result.time->median), whereFrom(result)}};
}

/// Appends "global load sectors (128)", separated by a comma.
void addTo(Message& list, MessageId name, Number value) {
  Message each(kCountOf, {Message(name), std::move(value)});
  list = list.empty() ? std::move(each) : Message(kListed, {std::move(list), std::move(each)});
}

/// "global load sectors (128), global store sectors (16)"; empty without counts.
Message listed(const std::vector<NamedCount>& counts) {
  Message list;
  for (const NamedCount& count : counts)
    if (count.value > 0) addTo(list, count.name, {count.value});
  return list;
}

/// The most frequent warp states in descending order; empty if not measured.
Message listed(const Activity& activity) {
  constexpr std::size_t kMost = 4;
  constexpr double kWorthTelling = 0.05;
  std::vector<std::pair<double, MessageId>> states;
  for (std::size_t i = 0; i < kWarpStates.size(); ++i)
    if (activity.states[i] >= kWorthTelling) states.emplace_back(activity.states[i], kWarpStateNames[i]);
  std::ranges::stable_sort(states, std::greater(), &std::pair<double, MessageId>::first);
  if (states.size() > kMost) states.resize(kMost);
  Message list;
  for (const auto& [share, name] : states) addTo(list, name, {share * 100, "%"});
  return list;
}

void addActivity(std::vector<Message>& sentences, const Result& result) {
  if (!result.activity || result.origin == Origin::Modelled) return;
  const Activity& activity = *result.activity;
  const double bytes = activity.dramReadBytes + activity.dramWriteBytes;
  if (bytes > 0)
    sentences.push_back({kMeasuredTraffic,
                         {sizeNumber(activity.dramReadBytes), sizeNumber(activity.dramWriteBytes),
                          Number{bytes / (result.time->median * 1e6), "GB/s"}, Number{activity.l2Hits * 100, "%"},
                          Number{activity.l1Hits * 100, "%"}}});
  if (Message states = listed(activity); !states.empty())
    sentences.push_back({kMeasuredWarps, {Number{activity.occupancy * 100, "%"}, std::move(states)}});
}

constexpr ChangeTexts kNextTexts{kNextFewer, kNextNone, kNextMore, kNextFirst, kNextLanes};

std::optional<Message> nextSentence(const Result& result, const ResultContext& known) {
  if (known.faster) {
    const auto& [variant, times] = *known.faster;
    return Message{kFasterHere,
                   {Message(variant->title), durationNumber(times.there), durationNumber(times.here),
                    Number{times.here / times.there}}};
  }
  if (!known.next) return std::nullopt;
  const Message title(known.next->title);
  const auto with = [&](MessageId text, std::initializer_list<Argument> more) { return withMore(text, title, more); };
  const bool measured = result.origin != Origin::Modelled;
  const std::optional<TimePair>& times = known.nextTimes;
  const bool wrong = known.variant && known.variant->wrongOnPurpose;
  if (times && !wrong && (times->isSlower() || (measured && !times->isFaster())))
    return with(kNextSlower, {durationNumber(times->there), durationNumber(times->here)});
  if (known.profile && known.counted && known.nextCounted) {
    if (auto changed = change({*known.profile, *known.counted}, *known.nextCounted->counters, kNextTexts, title))
      return changed;
    return with(kNextSame, {Message(known.next->idea)});
  }
  if (measured && times && times->isFaster())
    return with(kNextFaster, {durationNumber(times->there), whereFrom(result), durationNumber(times->here),
                              Number{times->here / times->there}});
  return with(kNextIdea, {Message(known.next->idea)});
}

void explainCounted(Explanation& explanation, const Result& result, const ResultContext& known) {
  const Evidence evidence(*known.profile, *known.counted);
  explanation.counters = besideIdeal(*known.counted, evidence.counters);
  explanation.estimated = evidence.counters.estimated();
  MainCost cost = mainCost(evidence);
  explanation.sentences.push_back(std::move(cost.sentence));
  explanation.access = cost.access;
  if (result.origin == Origin::Modelled) {
    explanation.sentences.push_back(limit(evidence));
    // Without its terms, the time is from an older model.
    if (known.counted->model)
      if (auto more = besideLimit(evidence.time)) explanation.sentences.push_back(std::move(*more));
    return;
  }
  const double measured = result.time->median;
  // The model needs counts that the hardware lacks, such as distinct sectors.
  if (evidence.counters.origin == Counters::Origin::Hardware) {
    explanation.sentences.push_back({kMeasured, {durationNumber(measured), whereFrom(result)}});
    return;
  }
  const double work = evidence.time.work();
  if (work > measured) {
    explanation.sentences.push_back(
        {kMeasuredBelowModel,
         {durationNumber(measured), whereFrom(result), slowestResource(evidence), durationNumber(work)}});
    return;
  }
  explanation.sentences.push_back({kMeasuredAgainstCounts,
                                   {durationNumber(measured), whereFrom(result), slowestResource(evidence),
                                    durationNumber(work), Number{work / measured * 100, "%"}}});
}

}  // namespace

Explanation explain(const Result& result, const ResultContext& known) {
  Explanation explanation;
  const auto say = [&](Message sentence) { explanation.sentences.push_back(std::move(sentence)); };
  if (result.status == Result::Status::Failed) {
    say({kFailed, {result.error}});
    return explanation;
  }
  if (!isTimed(result)) {
    say(kNotTimed);
    return explanation;
  }
  if (known.variant && known.variant->wrongOnPurpose) say({kWrongOnPurpose, {Message(known.variant->idea)}});
  if (known.variant && known.variant->launch.kind == Launch::Kind::Cpu) {
    say(kOnCpu);
    return explanation;
  }
  const std::optional<Message> occupied =
      result.origin != Origin::Modelled && known.profile ? occupancyLimit(*known.profile, result) : std::nullopt;
  if (known.profile && known.counted) {
    explainCounted(explanation, result, known);
    if (occupied && std::ranges::find(explanation.sentences, *occupied) == explanation.sentences.end()) say(*occupied);
    addActivity(explanation.sentences, result);
  } else {
    say(measuredShare(result, known));
    if (occupied) say(*occupied);
    const Message counts = result.counters ? listed(namedCounts(*result.counters)) : Message();
    if (!counts.empty()) say({kHardwareCounts, {counts}});
    addActivity(explanation.sentences, result);
    if (known.variant && known.variant->launch.kind == Launch::Kind::GpuOnly)
      say({kCannotCount, {Message(known.variant->launch.why)}});
    else if (known.profile && known.variant)
      say({counts.empty() ? kSimulateToCount : kHardwareLacks, {known.profile->name}});
  }
  if (auto next = nextSentence(result, known)) {
    say(std::move(*next));
    explanation.next = known.faster ? known.faster->variant : known.next;
  }
  return explanation;
}

}  // namespace warpbench
