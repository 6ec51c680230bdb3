// SPDX-License-Identifier: GPL-3.0-or-later
#include "results/session/comparison.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>

#include "core/text/text.h"
#include "results/session/equal_devices.h"
#include "results/session/point_key.h"
#include "results/values/statistics.h"

namespace warpbench {

namespace {

/// The key that results must share to be compared.
std::string keyOf(const Result& result) {
  std::string key = pointKey(result);
  addToKey(key, result.family);
  return key;
}

/// The indices of a session's results by point, one per device in order of appearance.
std::unordered_map<std::string, std::vector<std::size_t>> pointsOf(
    const Session& session, const EqualDevices& devices, const std::function<bool(std::size_t)>& counts = {}) {
  std::unordered_map<std::string, std::vector<std::size_t>> points;
  for (std::size_t i = 0; i < session.results.size(); ++i) {
    if (counts && !counts(i)) continue;
    std::vector<std::size_t>& indices = points[keyOf(session.results[i])];
    const auto same = std::ranges::find_if(indices, [&](std::size_t other) {
      return devices.of(session.results[other]) == devices.of(session.results[i]);
    });
    if (same != indices.end())
      *same = i;
    else
      indices.push_back(i);
  }
  return points;
}

std::optional<MedianRange> rangeOf(const Result& result) {
  return medianRange(result.time->samples, sampleCount(result));
}

bool hasTime(const Result& result) { return result.status == Result::Status::Ok && result.time.has_value(); }

ComparedPair compared(const Session& before, std::size_t a, const Session& after, std::size_t b) {
  ComparedPair comparison{.before = a, .after = b};
  const Result& first = before.results[a];
  const Result& second = after.results[b];
  if (hasTime(first) && hasTime(second) && first.time->median > 0) {
    comparison.ratio = second.time->median / first.time->median;
    const auto from = rangeOf(first);
    const auto to = rangeOf(second);
    if (from && to) comparison.ratioRange = {to->low / from->high, to->high / from->low};
    comparison.difference = differenceOf(first, second);
  }
  return comparison;
}

void addOnce(std::vector<std::string>& texts, const std::string& text) {
  if (!text.empty() && std::ranges::find(texts, text) == texts.end()) texts.push_back(text);
}

/// The values stated by the results, or by the session if no result has one: a session may grow for weeks.
std::string statedBy(const Session& session, std::string Environment::*own, std::string Provenance::*ofResults) {
  std::vector<std::string> texts;
  for (const Result& result : session.results) addOnce(texts, result.provenance.*ofResults);
  return texts.empty() ? session.environment.*own : joined(texts);
}

/// The devices of the results, or all devices of the environment if there are no results.
std::string namesOf(const Session& session, bool withIds) {
  if (session.results.empty()) return session.environment.device;
  std::vector<std::string> names;
  std::set<std::string> seen;
  for (const Result& result : session.results) {
    if (!seen.insert(result.device).second) continue;
    const DeviceRecord* const record = session.environment.find(result.device);
    const std::string name = record ? record->name : std::string();
    addOnce(names, name.empty() ? result.device : withIds ? name + ' ' + result.device : name);
  }
  return joined(names);
}

}  // namespace

Difference differenceOf(const Result& before, const Result& after) {
  const auto tooFew = [](const Result& result) {
    const std::size_t samples = sampleCount(result);
    return samples > 0 && samples < kFewestToCompare;
  };
  if (tooFew(before) || tooFew(after)) return Difference::TooFewSamples;
  const double change = std::abs(after.time->median - before.time->median);
  if (!(change > kMinMilliseconds)) return Difference::None;
  auto first = rangeOf(before);
  auto second = rangeOf(after);
  if (!first || !second) {
    first = {before.time->q1, before.time->q3};
    second = {after.time->q1, after.time->q3};
  }
  const bool faster = second->high < first->low;
  if (!faster && !(second->low > first->high)) return Difference::None;
  if (change <= kMinDifference * before.time->median) return Difference::Small;
  return faster ? Difference::Faster : Difference::Slower;
}

SessionComparison compare(const Session& before, const Session& after, const std::function<bool(std::size_t)>& counts) {
  SessionComparison comparison;
  const EqualDevices devicesBefore(before);
  const EqualDevices devicesAfter(after);
  auto pointsAfter = pointsOf(after, devicesAfter, counts);
  for (const auto& [key, indices] : pointsOf(before, devicesBefore)) {
    std::vector<std::size_t>& partners = pointsAfter[key];
    std::vector<std::size_t> alone;
    const auto pairUp = [&](std::size_t a, auto partner) {
      comparison.pairs.push_back(compared(before, a, after, *partner));
      partners.erase(partner);
    };
    for (const std::size_t a : indices) {
      const auto same = std::ranges::find_if(partners, [&](std::size_t b) {
        return devicesAfter.of(after.results[b]) == devicesBefore.of(before.results[a]);
      });
      if (same != partners.end())
        pairUp(a, same);
      else
        alone.push_back(a);
    }
    for (const std::size_t a : alone) {
      if (partners.empty())
        comparison.onlyBefore.push_back(a);
      else
        pairUp(a, partners.begin());
    }
  }
  for (const auto& [key, indices] : pointsAfter)
    comparison.onlyAfter.insert(comparison.onlyAfter.end(), indices.begin(), indices.end());

  std::ranges::sort(comparison.pairs, {}, &ComparedPair::before);
  std::ranges::sort(comparison.onlyBefore);
  std::ranges::sort(comparison.onlyAfter);
  return comparison;
}

std::vector<EnvironmentChange> changesOf(const Session& before, const Session& after) {
  std::vector<EnvironmentChange> changes;
  const auto look = [&](const char* field, const std::string& first, const std::string& second) {
    if (first != second) changes.push_back({field, first, second});
  };
  const auto lookAt = [&](const char* field, std::string Environment::*own, std::string Provenance::*ofResults) {
    look(field, statedBy(before, own, ofResults), statedBy(after, own, ofResults));
  };
  lookAt("app_version", &Environment::appVersion, &Provenance::appVersion);
  lookAt("commit", &Environment::commit, &Provenance::commit);
  // Ids distinguish devices with the same name.
  const bool alike = namesOf(before, false) == namesOf(after, false);
  look("device", namesOf(before, alike), namesOf(after, alike));
  lookAt("driver", &Environment::driver, &Provenance::driver);
  lookAt("toolkit", &Environment::toolkit, &Provenance::toolkit);
  look("host", before.environment.host, after.environment.host);
  look("clocks", before.environment.clocks, after.environment.clocks);
  return changes;
}

}  // namespace warpbench
