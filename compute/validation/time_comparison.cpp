// SPDX-License-Identifier: GPL-3.0-or-later
#include "validation/time_comparison.h"

#include <algorithm>
#include <cmath>
#include <ranges>
#include <stdexcept>
#include <unordered_set>

#include "catalogue/catalogue.h"
#include "results/session/point_key.h"

namespace warpbench::validation {
namespace {

/// Compares only parameters of the family, since variants may have their own.
bool atSamePoint(const Result& a, const Result& b) {
  if (a.family != b.family || a.mode != b.mode || a.variant == b.variant) return false;
  const auto shared = [](const Result& result) {
    std::vector<Parameters::Entry> entries;
    for (const Parameters::Entry& entry : result.parameters.entries())
      if (std::ranges::count(findFamily(result.family)->parameters, entry.first, &ParameterSpec::id) > 0)
        entries.push_back(entry);
    return entries;
  };
  return shared(a) == shared(b);
}

}  // namespace

double ComparedTime::error() const { return modelled.time->median / measured.time->median - 1; }

std::vector<Result> comparableResults(const Session& session) {
  std::vector<Result> results;
  std::unordered_set<std::string> points;
  for (const Result& result : session.results | std::views::reverse) {
    const Family* const family = findFamily(result.family);
    const Variant* const variant = family ? family->find(result.variant) : nullptr;
    if (!variant || variant->launch.kind != Launch::Kind::Kernel || result.status != Result::Status::Ok ||
        !result.time || !(result.time->median > 0) || result.origin == Origin::Modelled)
      continue;
    std::string point = pointKey(result);
    addToKey(point, result.family);
    if (points.insert(std::move(point)).second) results.push_back(result);
  }
  std::ranges::reverse(results);
  return results;
}

std::vector<ComparedOrder> compareOrder(const std::vector<ComparedTime>& times, double least) {
  std::vector<ComparedOrder> orders;
  for (std::size_t i = 0; i < times.size(); ++i)
    for (std::size_t j = 0; j < times.size(); ++j) {
      const Result& faster = times[i].measured;
      const Result& slower = times[j].measured;
      if (!atSamePoint(faster, slower) || slower.time->median <= least * faster.time->median) continue;
      orders.push_back({i, j, times[i].modelled.time->median < times[j].modelled.time->median});
    }
  return orders;
}

double errorQuantile(const std::vector<ComparedTime>& times, double share) {
  if (times.empty()) throw std::invalid_argument("no times");
  std::vector<double> errors;
  for (const ComparedTime& each : times) errors.push_back(std::abs(each.error()));
  std::ranges::sort(errors);
  const auto place = static_cast<std::size_t>(std::ceil(share * static_cast<double>(errors.size())));
  return errors[std::max<std::size_t>(1, place) - 1];
}

}  // namespace warpbench::validation
