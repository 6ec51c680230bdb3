// SPDX-License-Identifier: GPL-3.0-or-later
#include "comparison.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <utility>

#include "equal_devices.h"
#include "point_key.h"

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

/// Of both times in the same way.
std::pair<MedianRange, MedianRange> rangesOf(const TimeStatistics& before, const TimeStatistics& after) {
  if (!before.samples.empty() && !after.samples.empty())
    return {medianRange(before.samples), medianRange(after.samples)};
  return {{before.q1, before.q3}, {after.q1, after.q3}};
}

bool hasTime(const Result& result) { return result.status == Result::Status::Ok && result.time.has_value(); }

Comparison compared(const Session& before, std::size_t a, const Session& after, std::size_t b) {
  Comparison comparison{.before = a, .after = b};
  const Result& first = before.results[a];
  const Result& second = after.results[b];
  if (hasTime(first) && hasTime(second) && first.time->median > 0) {
    comparison.ratio = second.time->median / first.time->median;
    const auto [from, to] = rangesOf(*first.time, *second.time);
    comparison.ratioRange = {to.low / from.high, to.high / from.low};
    comparison.difference = differenceOf(*first.time, *second.time);
  }
  return comparison;
}

}  // namespace

MedianRange medianRange(std::vector<double> samples) {
  if (samples.empty()) throw std::invalid_argument("no samples");
  std::ranges::sort(samples);
  // Of n samples, half a deviate times the root of n lies on either side of the middle: each is below the median with
  // probability 1/2.
  const double count = static_cast<double>(samples.size());
  const double reach = kMedianDeviate / 2 * std::sqrt(count);
  const auto at = [&](double place) { return samples[static_cast<std::size_t>(std::clamp(place, 0.0, count - 1))]; };
  return {at(std::floor(count / 2 - reach)), at(std::ceil(count / 2 + reach))};
}

Difference differenceOf(const TimeStatistics& before, const TimeStatistics& after) {
  const double least = std::max(kLeastDifference * before.median, kLeastMilliseconds);
  if (!(std::abs(after.median - before.median) > least)) return Difference::None;
  const auto [first, second] = rangesOf(before, after);
  if (second.high < first.low) return Difference::Faster;
  if (second.low > first.high) return Difference::Slower;
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

  std::ranges::sort(comparison.pairs, {}, &Comparison::before);
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
