// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/child/child.h"
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

/// The job of an srun: queue position and cancellation. Has a unique name, since its number is unknown until queued.
class SlurmJob {
 public:
  using Clock = Child::Clock;

  /// `login` as in Endpoint.
  explicit SlurmJob(std::vector<std::string> login = {});
  ~SlurmJob();
  SlurmJob(const SlurmJob&) = delete;
  SlurmJob& operator=(const SlurmJob&) = delete;

  /// "warpbench-" followed by 16 hexadecimal digits.
  const std::string& name() const { return m_name; }
  /// The command that runs `srun` with the job's name on the host with Slurm.
  std::vector<std::string> words(std::vector<std::string> srun) const;

  /// When to call news() next.
  Clock::time_point nextLook() const { return m_nextLook; }
  /// Queries squeue occasionally; never blocks. @returns news, if any: "waiting for Slurm, number 3 of 7 in the
  /// queue of gpu (Priority)", without the position if unknown.
  std::optional<Message> news();

  /// Call when the job has started or failed.
  void stopLooking();

  /// Cancels the job if it still exists. Waits a few seconds at most.
  void cancel();

  /// Processes a line of squeue; public for tests, as is place().
  void read(std::string_view line);
  /// The position from the lines read since the last call, which are in order of priority.
  Message place();

 private:
  std::vector<std::string> there(std::vector<std::string> words) const;

  std::string m_name;
  std::vector<std::string> m_login;
  Clock::time_point m_nextLook;
  Clock::time_point m_lookEnds;
  std::optional<Child> m_squeue;  ///< while running

  SlurmQueue m_queue;    ///< as read so far
  std::string m_reason;  ///< why the job waits
};

}  // namespace warpbench::process
