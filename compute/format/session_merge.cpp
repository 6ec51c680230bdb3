// SPDX-License-Identifier: GPL-3.0-or-later
#include "format/session_merge.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

#include "format/session_json.h"
#include "results/session/session_limits.h"
#include "results/values/device_id.h"

namespace warpbench {

namespace {

/// The result as stored in a file, without fields derived from the environment, which may have grown since.
std::string textOf(const Result& result) {
  Session alone;
  alone.results.push_back(result);
  return toLine(documentOf(alone));
}

}  // namespace

Results missingResults(const Session& session, const Session& other) {
  std::multiset<std::string> known;
  for (const Result& result : session.results) known.insert(textOf(result));
  Results missing;
  for (const Result& result : other.results) {
    const auto same = known.find(textOf(result));
    if (same == known.end())
      missing.push_back(result);
    else
      known.erase(same);
  }
  return missing;
}

std::string idIn(const Environment& environment, const DeviceRecord& device) {
  const auto isOther = [&](const DeviceRecord* known) {
    return known && !known->name.empty() && known->name != device.name;
  };
  if (device.name.empty()) return device.id;
  // Another session may have numbered it differently.
  const std::string place(withoutNumber(placeIn(device.id)));
  std::string id = withPlace(withoutPlace(device.id), place);
  for (int number = 2; isOther(environment.find(id)); ++number)
    id = withPlace(withoutPlace(device.id), place + "#" + std::to_string(number));
  return id;
}

Session withIdsIn(Environment environment, Session session) {
  std::map<std::string, std::string> ids;
  for (DeviceRecord& device : session.environment.devices) {
    const std::string id = idIn(environment, device);
    ids[device.id] = id;
    device.id = id;
    environment.add(device);
  }
  for (Result& result : session.results)
    if (const auto id = ids.find(result.device); id != ids.end()) result.device = id->second;
  return session;
}

void addCopy(std::vector<KernelCopy>& copies, const KernelCopy& copy) {
  const auto known = std::ranges::find_if(
      copies, [&](const KernelCopy& each) { return each.family == copy.family && each.id() == copy.id(); });
  if (known == copies.end()) {
    copies.push_back(copy);
    return;
  }
  std::vector<OwnKernel> texts = std::move(known->earlier);
  texts.push_back(std::move(known->kernel));
  texts.insert(texts.end(), copy.earlier.begin(), copy.earlier.end());
  std::vector<OwnKernel> earlier;
  for (OwnKernel& each : texts)
    if (each != copy.kernel && std::ranges::find(earlier, each) == earlier.end()) earlier.push_back(std::move(each));
  if (earlier.size() > kMostEarlier)
    earlier.erase(earlier.begin(), earlier.end() - static_cast<std::ptrdiff_t>(kMostEarlier));
  *known = {.family = copy.family, .variant = copy.variant, .kernel = copy.kernel, .earlier = std::move(earlier)};
}

Session mergeSessions(Session before, const Session& after) {
  Session renamed = withIdsIn(before.environment, after);
  for (const DeviceRecord& record : renamed.environment.devices) before.environment.add(record);
  for (RunRecord& run : renamed.runs) {
    for (std::size_t& index : run.results) index += before.results.size();
    before.runs.push_back(std::move(run));
  }
  const auto add = [](auto& all, const auto& more) {
    for (const auto& each : more)
      if (std::ranges::find(all, each) == all.end()) all.push_back(each);
  };
  add(before.annotations.series, renamed.annotations.series);
  add(before.annotations.marks, renamed.annotations.marks);
  const auto addPlots = [](auto& all, const auto& more, auto plot) {
    for (const auto& each : more)
      if (std::ranges::find(all, std::invoke(plot, each), plot) == all.end()) all.push_back(each);
  };
  addPlots(before.annotations.words, renamed.annotations.words, &PlotWording::plot);
  addPlots(before.annotations.axes, renamed.annotations.axes, &PlotAxes::plot);
  for (const KernelCopy& copy : renamed.copies) addCopy(before.copies, copy);
  before.results.insert(before.results.size(), std::move(renamed.results));
  return before;
}

}  // namespace warpbench
