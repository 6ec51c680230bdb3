// SPDX-License-Identifier: GPL-3.0-or-later
#include "results/session/equal_devices.h"

#include <algorithm>
#include <set>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "results/session/point_key.h"
#include "results/values/device_id.h"

namespace warpbench {
namespace {

/// The results of one family on GPUs with the same name at the same place.
class Group {
 public:
  void add(const Result& result, std::size_t index) {
    if (m_apart) return;  // already decided
    const std::size_t point = m_points.try_emplace(pointKey(result), m_points.size()).first->second;
    m_apart = m_last && index == m_lastIndex + 1 && m_last->device != result.device && m_lastPoint == point;
    if (m_run.contains(point)) endRun();
    m_run.insert(point);
    m_runDevices.insert(result.device);
    m_devices.insert(result.device);
    m_last = &result;
    m_lastIndex = index;
    m_lastPoint = point;
  }

  /// The devices that count as one; none if they are distinct.
  std::set<std::string> shared() {
    endRun();
    return m_apart || m_devices.size() < 2 ? std::set<std::string>() : m_devices;
  }

 private:
  /// Each point occurs once in a run; a repeated point starts the next run.
  void endRun() {
    if (m_runDevices.size() == 1) {
      const std::string& device = *m_runDevices.begin();
      for (const auto& alone : m_alone) {
        const auto ranThere = [&](std::size_t point) { return alone.second.contains(point); };
        m_apart = m_apart || (alone.first != device && std::ranges::any_of(m_run, ranThere));
      }
      m_alone[device].merge(m_run);
    }
    m_run.clear();
    m_runDevices.clear();
  }

  std::set<std::string> m_devices;
  std::unordered_map<std::string, std::size_t> m_points;           ///< index of each point
  std::map<std::string, std::unordered_set<std::size_t>> m_alone;  ///< points of runs on one device, by device
  std::unordered_set<std::size_t> m_run;                           ///< points of the current run
  std::set<std::string> m_runDevices;
  bool m_apart = false;
  const Result* m_last = nullptr;
  std::size_t m_lastPoint = 0;
  std::size_t m_lastIndex = 0;
};

/// Devices that have an equal, each with its kind.
std::map<std::string, std::string> kindsOf(const Environment& environment) {
  std::map<std::string, std::vector<std::string>> ofKind;
  for (const DeviceRecord& record : environment.devices)
    if (record.id.starts_with("cuda:") && !record.name.empty())
      ofKind[std::string(withoutNumber(placeIn(record.id))) + '\n' + record.name].push_back(record.id);
  std::map<std::string, std::string> kinds;
  for (const auto& [kind, ids] : ofKind)
    if (ids.size() > 1)
      for (const std::string& id : ids) kinds[id] = kind;
  return kinds;
}

}  // namespace

EqualDevices::EqualDevices(const Session& session, std::string_view family) {
  const std::map<std::string, std::string> kinds = kindsOf(session.environment);
  if (kinds.empty()) return;
  std::map<std::pair<std::string, std::string>, Group> groups;
  for (std::size_t i = 0; i < session.results.size(); ++i) {
    const Result& result = session.results[i];
    const auto kind = kinds.find(result.device);
    if (kind != kinds.end() && (family.empty() || result.family == family))
      groups[{result.family, kind->second}].add(result, i);
  }
  for (auto& [key, group] : groups) {
    const std::set<std::string> devices = group.shared();
    std::string all;
    for (const std::string& device : devices) all += (all.empty() ? "" : ",") + device;
    for (const std::string& device : devices) m_shared[key.first][device] = all;
  }
}

const std::string& EqualDevices::of(const Result& result) const {
  if (m_shared.empty()) return result.device;
  const auto family = m_shared.find(result.family);
  if (family == m_shared.end()) return result.device;
  const auto found = family->second.find(result.device);
  return found == family->second.end() ? result.device : found->second;
}

}  // namespace warpbench
