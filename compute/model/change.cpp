// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "model/explanation_parts.h"
#include "model/explanation_texts.h"
#include "results/values/ideal_counts.h"

namespace warpbench::explanation {
namespace {

/// A counter that costs time in the model.
struct TimedCounter {
  MessageId name;
  double& (*of)(Counters&);
};

constexpr std::array<TimedCounter, 10> kTimed{{
    {kLoadSectors, [](Counters& c) -> double& { return c.globalLoad.sectors; }},
    {kStoreSectors, [](Counters& c) -> double& { return c.globalStore.sectors; }},
    {kRedSectors, [](Counters& c) -> double& { return c.globalRed.sectors; }},
    {kAtomSectors, [](Counters& c) -> double& { return c.globalAtom.sectors; }},
    {kSharedLoads, [](Counters& c) -> double& { return c.sharedLoad.wavefronts; }},
    {kSharedStores, [](Counters& c) -> double& { return c.sharedStore.wavefronts; }},
    {kSharedAtomics, [](Counters& c) -> double& { return c.sharedAtomic.wavefronts; }},
    {kSameAddress, [](Counters& c) -> double& { return c.atomicsOnOneAddress; }},
    {kDramLoads, [](Counters& c) -> double& { return c.distinctLoadSectors; }},
    {kDramStores, [](Counters& c) -> double& { return c.distinctStoreSectors; }},
}};

struct Change {
  MessageId name;
  double before = 0;
  double after = 0;
  double weight = 0;  ///< for ranking: milliseconds, or a ratio
};

Message sentenceOf(const Change& change, const ChangeTexts& texts, const Message& title) {
  const auto add = [&](MessageId text, std::initializer_list<Argument> arguments) {
    return withMore(text, title, arguments);
  };
  const Message name{change.name};
  const Number before{change.before};
  const Number after{change.after};
  if (change.before == 0) return add(texts.first, {name, after});
  if (change.after == 0) return add(texts.none, {name, before});
  if (change.after < change.before)
    return add(texts.fewer, {name, before, after, Number{change.before / change.after}});
  return add(texts.more, {name, before, after, Number{change.after / change.before}});
}

void keepLarger(std::optional<Change>& kept, const Change& change) {
  if (!kept || change.weight > kept->weight) kept = change;
}

}  // namespace

std::optional<Message> change(const Evidence& evidence, const Counters& next, const ChangeTexts& texts,
                              const Message& title) {
  constexpr double kWorthTelling = 0.05;  // share of the work's time
  constexpr double kNoticeable = 1.05;
  const double least = kWorthTelling * evidence.time.work();
  Counters before = evidence.counters;
  Counters after = next;

  std::optional<Change> falls, rises;
  for (const TimedCounter& counter : kTimed) {
    Counters difference;
    counter.of(difference) = std::abs(counter.of(after) - counter.of(before));
    // Count differing load sectors as L2 traffic in whole lines of four sectors.
    difference.blockLoadSectors = difference.globalLoad.sectors;
    difference.loadLines = difference.globalLoad.sectors / 4;
    const Change change{counter.name, counter.of(before), counter.of(after),
                        timeModel(evidence.profile, {.counters = difference}, {}).work()};
    if (change.weight < least || change.weight == 0) continue;
    keepLarger(change.after < change.before ? falls : rises, change);
  }
  const double lanesBefore = workingLanes(before);
  const double lanesAfter = workingLanes(after);
  const double lanesWeight = evidence.time.work() * (lanesAfter - lanesBefore) / kWarpLanes;
  if (leavesLanesIdle(before) && lanesWeight > least && (!falls || lanesWeight > falls->weight)) {
    return withMore(texts.lanes, title, {Number{lanesAfter}, Number{lanesBefore}});
  }
  // A new cost may far exceed what is saved, for example atomics instead of loads and stores.
  constexpr double kFarMore = 2;
  const double workAfter =
      timeModel(evidence.profile, {.counters = next},
                {.flops = evidence.result.flops, .type = elementTypeOf(evidence.result.parameters)})
          .work();
  if (rises && workAfter > kFarMore * evidence.time.work()) return sentenceOf(*rises, texts, title);
  if (falls) return sentenceOf(*falls, texts, title);

  std::optional<Change> untimed;
  const auto addUntimed = [&](MessageId text, double was, double is) {
    if (was > kNoticeable * is) keepLarger(untimed, {text, was, is, is > 0 ? was / is : was});
  };
  addUntimed(kRequests, before.global().requests + before.shared().requests,
             after.global().requests + after.shared().requests);
  addUntimed(kBarrierCount, before.barriers, after.barriers);
  if (untimed) return sentenceOf(*untimed, texts, title);
  if (!rises && after.barriers > before.barriers)
    return sentenceOf({kBarrierCount, before.barriers, after.barriers}, texts, title);
  if (rises) return sentenceOf(*rises, texts, title);

  // At small sizes latency hides the cost of all accesses, so report the largest relative change.
  std::optional<Change> most;
  for (const TimedCounter& counter : kTimed) {
    const double was = counter.of(before), is = counter.of(after);
    const auto [fewer, more] = std::minmax(was, is);
    if (more > kNoticeable * fewer) keepLarger(most, {counter.name, was, is, fewer > 0 ? more / fewer : more});
  }
  return most ? std::optional(sentenceOf(*most, texts, title)) : std::nullopt;
}

}  // namespace warpbench::explanation
