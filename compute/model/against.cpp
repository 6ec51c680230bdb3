// SPDX-License-Identifier: GPL-3.0-or-later
// Compares one result with another.
#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <utility>

#include "model/explanation.h"
#include "model/explanation_parts.h"
#include "model/explanation_texts.h"

namespace warpbench {
namespace {

using namespace explanation;

constexpr ChangeTexts kAgainstTexts{kAgainstFewer, kAgainstNone, kAgainstMore, kAgainstFirst, kAgainstLanes};

/// Whether a parameter that the other variant lacks needs mention: not at its quiet initial value.
bool tellsApart(const Variant* variant, const std::string& id, const Value& value) {
  if (variant == nullptr) return true;
  const auto spec = std::ranges::find(variant->parameters, id, &ParameterSpec::id);
  return spec == variant->parameters.end() || spec->needsMention(value);
}

std::string nameOf(const Result& result, const ResultContext& known) {
  return known.device && !known.device->name.empty() ? known.device->name : result.device;
}

/// The differing parameters, and mode and device if they differ: "width=64, NVIDIA H200", or ids for equal names.
std::string apartFrom(const Result& result, const ResultContext& known, const Result& other,
                      const ResultContext& knownOther) {
  std::string text;
  const auto add = [&](const std::string& word) { text += (text.empty() ? "" : ", ") + word; };
  for (const auto& [id, value] : result.parameters.entries()) {
    const Value* const same = other.parameters.find(id);
    if (same ? *same != value : tellsApart(known.variant, id, value)) add(id + "=" + toText(value));
  }
  if (result.mode != other.mode) add(toText(result.mode));
  const std::string name = nameOf(result, known);
  if (result.device != other.device) add(name == nameOf(other, knownOther) ? result.device : name);
  return text;
}

Message titleOf(const Result& result, const ResultContext& known) {
  return known.variant && known.variant->id == result.variant ? Message(known.variant->title) : Message(result.variant);
}

/// A result's label in a comparison: its variant's title or, if both are of one variant, where it ran.
struct Side {
  const Result& result;
  const ResultContext& known;
  Message title;

  Message withTitle(Message sentence) const { return {kOfVariant, {title, std::move(sentence)}}; }
};

Message compareTimes(const Result& result, const Result& other, const Message& title) {
  const double here = result.time->median;
  const double there = other.time->median;
  const Number time = durationNumber(here);
  if (here == there) return withMore(kAgainstEqual, title, {time});
  const auto [least, most] = std::minmax(here, there);
  return withMore(here < there ? kAgainstFaster : kAgainstSlower, title,
                  {time, durationNumber(there), Number{most / least}});
}

/// The result with counts: a simulated one of the same point, or the result itself with hardware counts.
const Result* countedOf(const Result& result, const ResultContext& known) {
  return known.counted ? known.counted : result.counters ? &result : nullptr;
}

std::vector<CounterBeside> compareCounters(const Result& result, const Result& other) {
  const std::vector<NamedCount> here = namedCounts(*result.counters);
  const std::vector<NamedCount> there = namedCounts(*other.counters);
  std::vector<CounterBeside> list;
  for (std::size_t i = 0; i < here.size(); ++i)
    if (here[i].value > 0 || there[i].value > 0)
      list.push_back({here[i].name, Number{here[i].value}, Number{there[i].value}, here[i].access});
  if (result.occupancy && other.occupancy)
    list.push_back({kOccupancy, Number{*result.occupancy * 100, "%"}, Number{*other.occupancy * 100, "%"}, {}});
  return list;
}

}  // namespace

Explanation explainAgainst(const Result& result, const ResultContext& known, const Result& other,
                           const ResultContext& knownOther) {
  Explanation explanation{.sentences = {}, .counters = {}, .beside = Explanation::Beside::Other};
  const auto say = [&](Message sentence) { explanation.sentences.push_back(std::move(sentence)); };
  const bool sameVariant = result.variant == other.variant;
  const std::array<Side, 2> sides{{{result, known, sameVariant ? Message(kHere) : titleOf(result, known)},
                                   {other, knownOther, sameVariant ? Message(kThere) : titleOf(other, knownOther)}}};
  for (const Side& side : sides) {
    if (side.result.status == Result::Status::Failed)
      say(side.withTitle({kFailed, {side.result.error}}));
    else if (!isTimed(side.result))
      say(side.withTitle(kNotTimed));
    else if (side.known.variant && side.known.variant->wrongOnPurpose)
      say(side.withTitle({kWrongOnPurpose, {Message(side.known.variant->idea)}}));
  }
  if (!isTimed(result) || !isTimed(other)) return explanation;

  const Message title = titleOf(other, knownOther);
  if (const std::string here = apartFrom(result, known, other, knownOther),
      there = apartFrom(other, knownOther, result, known);
      !here.empty() || !there.empty())
    say({kAgainstElsewhere, {here.empty() ? "-" : here, there.empty() ? "-" : there}});
  if ((result.origin == Origin::Modelled) != (other.origin == Origin::Modelled)) say(kAgainstModelled);
  say(compareTimes(result, other, title));
  const Result* const counted = countedOf(result, known);
  const Result* const countedOther = countedOf(other, knownOther);
  // Compare only counts of the same origin: the hardware counts less than the simulator.
  if (known.profile && counted && knownOther.profile && countedOther &&
      counted->counters->origin == countedOther->counters->origin) {
    const Evidence before(*knownOther.profile, *countedOther);
    const Evidence after(*known.profile, *counted);
    say(change(before, after.counters, kAgainstTexts, title).value_or(Message(kAgainstSame, {title})));
    explanation.counters = compareCounters(*counted, *countedOther);
    explanation.estimated = before.counters.estimated() || after.counters.estimated();
  }
  std::vector<Message> lacking;
  for (const Side& side : sides) {
    if (!side.known.profile || (side.known.variant && side.known.variant->launch.kind != Launch::Kind::Kernel))
      continue;
    if (side.known.counted)
      say(side.withTitle(mainCost(Evidence(*side.known.profile, *side.known.counted)).sentence));
    else if (Message lacks{side.result.counters ? kHardwareLacks : kSimulateToCount, {side.known.profile->name}};
             std::ranges::find(lacking, lacks) == lacking.end())
      lacking.push_back(std::move(lacks));
    if (auto limit = occupancyLimit(*side.known.profile, side.result); limit && result.occupancy != other.occupancy)
      say(side.withTitle(std::move(*limit)));
  }
  std::ranges::move(lacking, std::back_inserter(explanation.sentences));
  return explanation;
}

}  // namespace warpbench
