// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/text/error.h"

namespace warpbench::process {

/// The squeue command that lists all waiting jobs of all users in order of priority, one per line in `format`.
inline std::vector<std::string> squeueOfWaiting(const std::string& format) {
  return {"squeue", "--noheader", "--states=PENDING", "--priority", "--sort=-p,i", "--format=" + format};
}

class SlurmQueue {
 public:
  /// Adds the next job by priority. A job in several partitions is listed in each (squeue(1)); its best one counts.
  void add(const std::string& partition, const std::string& job) {
    m_places.try_emplace(job, partition, ++m_waiting[partition]);
  }

  /// "number 3 of 7 in the queue of gpu"; empty if the job is not waiting.
  Message placeOf(const std::string& job) const {
    const auto found = m_places.find(job);
    if (found == m_places.end()) return {};
    const auto& [partition, number] = found->second;
    return {Message::text("number %1 of %2 in the queue of %3"), number, m_waiting.at(partition), printable(partition)};
  }

 private:
  std::map<std::string, int> m_waiting;                         ///< by partition
  std::map<std::string, std::pair<std::string, int>> m_places;  ///< by job
};

}  // namespace warpbench::process
