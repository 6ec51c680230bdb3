// SPDX-License-Identifier: GPL-3.0-or-later
// What a session and the catalogue know of a result.
#include <algorithm>
#include <vector>

#include "catalogue/catalogue.h"
#include "model/explanation.h"
#include "session/equal_devices.h"

namespace warpbench {
namespace {

/// The kernels further down the list that are meant to be right; for what stands apart from the family's answer, such
/// as a copy, those that compute the same.
std::vector<const Variant*> after(const Family& family, const Variant& variant) {
  std::vector<const Variant*> others;
  for (const Variant* other = &variant + 1; other != family.variants.data() + family.variants.size(); ++other)
    if (other->launch.kind == Launch::Kind::Kernel && !other->wrongOnPurpose &&
        (variant.computes.empty() || other->computes == variant.computes))
      others.push_back(other);
  return others;
}

bool isFaster(const Result* other, const Result& than) {
  return other != nullptr && than.time && other->time->median < than.time->median;
}

/// The same work, where both know a parameter with the same value: a variant may have parameters of its own.
bool samePoint(const Result& a, const Result& b) {
  return a.family == b.family && a.mode == b.mode && a.bytes == b.bytes && a.flops == b.flops && a.items == b.items &&
         std::ranges::all_of(a.parameters.entries(), [&](const auto& entry) {
           const Value* other = b.parameters.find(entry.first);
           return !other || *other == entry.second;
         });
}

/// The last, hence newest, result of the variant that was run at the same point and that `accepts`.
template <typename Accepts>
const Result* newest(const Session& session, const std::string& variant, const Result& point, const Accepts& accepts) {
  const auto fits = [&](const Result& other) {
    return other.variant == variant && other.status == Result::Status::Ok && other.time && samePoint(point, other) &&
           accepts(other);
  };
  const auto found = std::find_if(session.results.rbegin(), session.results.rend(), fits);
  return found == session.results.rend() ? nullptr : &*found;
}

/// The hardware's counters lack what an explanation needs besides: bytes asked for, conflicts, distinct sectors.
bool hasSimulatedCounts(const Result& result) {
  return result.counters && result.counters->origin == Counters::Origin::Simulated;
}

/// Contexts of a session's results, without what the next variant does.
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

  /// `other` has counts of the GPU that the result came from.
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
  // The first that is known to be faster; where none is, the first.
  const EqualDevices devices(session, result.family);
  // A copy is held against what it is a copy of.
  const bool isCopy = result.variant != known.variant->id;
  const std::vector<const Variant*> others =
      isCopy ? std::vector{known.variant} : after(*findFamily(result.family), *known.variant);
  for (const Variant* next : others) {
    const Result* const timed =
        newest(session, next->id, result, [&](const Result& other) { return devices.of(other) == devices.of(result); });
    const Result* const counted =
        known.counted ? newest(session, next->id, *known.counted,
                               [&](const Result& other) { return contexts.isCountedFor(result, other); })
                      : nullptr;
    const bool faster = timed != nullptr ? isFaster(timed, result) : counted && isFaster(counted, *known.counted);
    if (known.next && !faster) continue;
    known.next = next;
    known.nextResult = timed;
    known.nextCounted = counted;
    if (faster) break;
  }
  return explain(result, known);
}

Explanation explainAgainst(const Session& session, const Result& result, const Result& other) {
  const Contexts contexts(session);
  return explainAgainst(result, contexts.of(result), other, contexts.of(other));
}

}  // namespace warpbench
