// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/comparison.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <unordered_map>
#include <utility>

#include "session/equal_devices.h"
#include "session/point_key.h"

namespace warpbench {

namespace {

/// What two results must share to be compared.
std::string keyOf(const Result& result) {
  std::string key = pointKey(result);
  addToKey(key, result.family);
  return key;
}

/// The indices of a session's results by point, one for each device in order of appearance.
std::unordered_map<std::string, std::vector<std::size_t>> pointsOf(const Session& session,
                                                                   const EqualDevices& devices) {
  std::unordered_map<std::string, std::vector<std::size_t>> points;
  for (std::size_t i = 0; i < session.results.size(); ++i) {
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

bool hasTime(const Result& result) { return result.status == Result::Status::Ok && result.time.has_value(); }

ComparedPair compared(const Session& before, std::size_t a, const Session& after, std::size_t b) {
  ComparedPair comparison{.before = a, .after = b};
  const Result& first = before.results[a];
  const Result& second = after.results[b];
  if (hasTime(first) && hasTime(second) && first.time->median > 0) {
    comparison.ratio = second.time->median / first.time->median;
    const auto from = medianRange(first.time->samples);
    const auto to = medianRange(second.time->samples);
    if (from && to) comparison.ratioRange = {to->low / from->high, to->high / from->low};
    comparison.difference = differenceOf(*first.time, *second.time);
  }
  return comparison;
}

}  // namespace

Difference differenceOf(const TimeStatistics& before, const TimeStatistics& after) {
  const auto tooFew = [](const TimeStatistics& time) {
    return !time.samples.empty() && time.samples.size() < kFewestToCompare;
  };
  if (tooFew(before) || tooFew(after)) return Difference::TooFewSamples;
  const double least = std::max(kLeastDifference * before.median, kLeastMilliseconds);
  if (!(std::abs(after.median - before.median) > least)) return Difference::None;
  auto first = medianRange(before.samples);
  auto second = medianRange(after.samples);
  if (!first || !second) {
    first = {before.q1, before.q3};
    second = {after.q1, after.q3};
  }
  if (second->high < first->low) return Difference::Faster;
  if (second->low > first->high) return Difference::Slower;
  return Difference::None;
}

SessionComparison compare(const Session& before, const Session& after) {
  SessionComparison comparison;
  const EqualDevices devicesBefore(before);
  const EqualDevices devicesAfter(after);
  auto pointsAfter = pointsOf(after, devicesAfter);
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

std::vector<EnvironmentChange> changesOf(const Environment& before, const Environment& after) {
  std::vector<EnvironmentChange> changes;
  const auto look = [&](const char* field, const std::string& first, const std::string& second) {
    if (first != second) changes.push_back({field, first, second});
  };
  look("app_version", before.appVersion, after.appVersion);
  look("commit", before.commit, after.commit);
  look("device", before.device, after.device);
  look("driver", before.driver, after.driver);
  look("toolkit", before.toolkit, after.toolkit);
  look("host", before.host, after.host);
  look("clocks", before.clocks, after.clocks);
  return changes;
}

}  // namespace warpbench
