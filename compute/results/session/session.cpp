// SPDX-License-Identifier: GPL-3.0-or-later
#include "results/session/session.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/text/text.h"

namespace warpbench {

Session withoutHiddenRuns(Session session) {
  std::vector<bool> hidden(session.results.size());
  for (const RunRecord& run : session.runs)
    for (const std::size_t index : run.results) hidden.at(index) = !run.shown;
  if (std::ranges::find(hidden, false) != hidden.end()) {
    Results shown;
    for (std::size_t i = 0; i < hidden.size(); ++i)
      if (!hidden[i]) shown.push_back(std::as_const(session.results)[i]);
    session.results = std::move(shown);
  }
  session.runs.clear();
  return session;
}

std::string dayOf(const std::string& date) { return date.substr(0, date.find('T')); }

const DeviceRecord* Environment::find(std::string_view deviceId) const {
  const auto record = std::ranges::find(devices, deviceId, &DeviceRecord::id);
  return record == devices.end() ? nullptr : &*record;
}

void Environment::add(const DeviceRecord& record) {
  const auto known = std::ranges::find(devices, record.id, &DeviceRecord::id);
  if (known != devices.end() && *known == record && !device.empty()) return;
  if (known != devices.end())
    *known = record;
  else
    devices.push_back(record);

  std::vector<std::string> names;
  for (const DeviceRecord& each : devices)
    if (std::ranges::find(names, each.name) == names.end()) names.push_back(each.name);
  device = joined(names);
}

}  // namespace warpbench
