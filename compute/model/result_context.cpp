// SPDX-License-Identifier: GPL-3.0-or-later
// Finds what a session and the catalogue know of a result.
#include <algorithm>
#include <vector>

#include "catalogue/catalogue.h"
#include "model/explanation.h"
#include "results/session/equal_devices.h"

namespace warpbench {
namespace {

/// The family's other kernels meant to be correct, in order. Earlier ones must compute the same. If the variant
/// computes the family's answer, all later ones count, since their differences are optimisations.
std::vector<const Variant*> otherVariants(const Family& family, const Variant& variant) {
  std::vector<const Variant*> others;
  for (const Variant& other : family.variants)
    if (&other != &variant && other.launch.kind == Launch::Kind::Kernel && !other.wrongOnPurpose &&
        (other.computes == variant.computes || (&other > &variant && variant.computes.empty())))
      others.push_back(&other);
  return others;
}

struct Other {
  const Variant* variant;
  const Result* timed;
  const Result* counted;
  std::optional<TimePair> times;

  bool isFaster() const { return times && times->isFaster(); }
  bool isSlower() const { return times && times->isSlower(); }
};

std::optional<TimePair> timesOf(const Result* here, const Result* there) {
  if (!here || !there || !here->time || !there->time) return std::nullopt;
  return TimePair{here->time->median, there->time->median};
}

/// The fastest variant known to be faster.
template <typename KnownOf>
std::optional<FasterVariant> findFaster(const std::vector<const Variant*>& variants, const KnownOf& knownOf) {
  std::optional<FasterVariant> fastest;
  for (const Variant* variant : variants)
    if (const Other other = knownOf(variant);
        other.isFaster() && (!fastest || other.times->there < fastest->times.there))
      fastest = FasterVariant{variant, *other.times};
  return fastest;
}

/// Whether both did the same work with equal shared parameters; variants may have parameters of their own.
bool samePoint(const Result& a, const Result& b) {
  return a.family == b.family && a.mode == b.mode && a.bytes == b.bytes && a.flops == b.flops && a.items == b.items &&
         std::ranges::all_of(a.parameters.entries(), [&](const auto& entry) {
           const Value* other = b.parameters.find(entry.first);
           return !other || *other == entry.second;
         });
}

/// The latest result of the variant at the same point that `accepts` accepts.
template <typename Accepts>
const Result* newest(const Session& session, const std::string& variant, const Result& point, const Accepts& accepts) {
  const auto fits = [&](const Result& other) {
    return other.variant == variant && other.status == Result::Status::Ok && other.time && samePoint(point, other) &&
           accepts(other);
  };
  const auto found = std::find_if(session.results.rbegin(), session.results.rend(), fits);
  return found == session.results.rend() ? nullptr : &*found;
}

/// Hardware counters lack what explanations need: requested bytes, conflicts, distinct sectors.
bool hasSimulatedCounts(const Result& result) {
  return result.counters && result.counters->origin == Counters::Origin::Simulated;
}

/// Builds contexts of a session's results, without the next variant.
class Contexts {
 public:
  explicit Contexts(const Session& session) : m_session(session) {}

  ResultContext of(const Result& result) const {
    ResultContext known;
    known.device = m_session.environment.find(result.device);
    known.profile = profileOf(result);
    if (const Family* const family = findFamily(result.family))
      known.variant = family->find(catalogueVariant(result.variant));
    if (!known.profile) return known;
    known.counted =
        hasSimulatedCounts(result) ? &result : newest(m_session, result.variant, result, [&](const Result& other) {
          return other.parameters == result.parameters && isCountedFor(result, other);
        });
    return known;
  }

  /// Whether `other` has counts for the GPU of `result`.
  bool isCountedFor(const Result& result, const Result& other) const {
    return hasSimulatedCounts(other) && (other.device == result.device || profileOf(other) == profileOf(result));
  }

 private:
  const GpuProfile* profileOf(const Result& result) const {
    const DeviceRecord* const record = m_session.environment.find(result.device);
    return findProfile(result.device, record ? record->name : "");
  }

  const Session& m_session;
};

}  // namespace

Explanation explain(const Session& session, const Result& result) {
  const Contexts contexts(session);
  ResultContext known = contexts.of(result);
  if (!known.variant) return explain(result, known);
  const EqualDevices devices(session, result.family);
  const auto knownOf = [&](const Variant* variant) {
    Other other{.variant = variant, .timed = nullptr, .counted = nullptr, .times = {}};
    other.timed = newest(session, variant->id, result,
                         [&](const Result& each) { return devices.of(each) == devices.of(result); });
    if (known.counted)
      other.counted = newest(session, variant->id, *known.counted,
                             [&](const Result& each) { return contexts.isCountedFor(result, each); });
    other.times = other.timed ? timesOf(&result, other.timed) : timesOf(known.counted, other.counted);
    return other;
  };
  std::vector<const Variant*> before, after;
  // Compare a copy with its original.
  if (result.variant != known.variant->id)
    after.push_back(known.variant);
  else
    for (const Variant* other : otherVariants(*findFamily(result.family), *known.variant))
      (other < known.variant ? before : after).push_back(other);
  // The first one known to be faster, otherwise the first.
  std::optional<Other> next;
  for (const Variant* variant : after) {
    const Other other = knownOf(variant);
    if (!next || other.isFaster()) next = other;
    if (other.isFaster()) break;
  }
  if (next) {
    known.next = next->variant;
    known.nextResult = next->timed;
    known.nextCounted = next->counted;
    known.nextTimes = next->times;
  }
  if ((!next || next->isSlower()) && !known.variant->wrongOnPurpose) known.faster = findFaster(before, knownOf);
  return explain(result, known);
}

Explanation explainAgainst(const Session& session, const Result& result, const Result& other) {
  const Contexts contexts(session);
  return explainAgainst(result, contexts.of(result), other, contexts.of(other));
}

}  // namespace warpbench
