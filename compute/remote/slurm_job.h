// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/child/child.h"
#include "remote/slurm_queue.h"

namespace warpbench::process {

/// The job that srun asks Slurm for: where it stands in the queue, and its end. It is known by a name of its own, as
/// its number is not known before it is queued.
class SlurmJob {
 public:
  using Clock = Child::Clock;

  /// `login` as a Site has it.
  explicit SlurmJob(std::vector<std::string> login = {});
  ~SlurmJob();
  SlurmJob(const SlurmJob&) = delete;
  SlurmJob& operator=(const SlurmJob&) = delete;

  /// "warpbench-" and 16 hexadecimal digits.
  const std::string& name() const { return m_name; }
  /// What to start for srun's words: with the job's name, where Slurm is.
  std::vector<std::string> words(std::vector<std::string> srun) const;

  /// When news() wants to be called next.
  Clock::time_point nextLook() const { return m_nextLook; }
  /// Asks squeue now and then. Never blocks. @returns what can be said anew of the job's waiting: "waiting for Slurm,
  /// number 3 of 7 in the queue of gpu (Priority)", or without its place where that is not known.
  std::optional<Message> news();

  /// It has begun, or will not.
  void stopLooking();

  /// Takes it out of the queue or ends it, where there still is one. Waits some seconds at most.
  void cancel();

  /// Takes a line of squeue; public for tests, as place() is.
  void read(std::string_view line);
  /// By the lines read since the last call, which were in the order of priority.
  Message place();

 private:
  std::vector<std::string> there(std::vector<std::string> words) const;

  std::string m_name;
  std::vector<std::string> m_login;
  Clock::time_point m_nextLook;
  Clock::time_point m_lookEnds;
  std::optional<Child> m_squeue;  ///< while it runs

  SlurmQueue m_queue;    ///< as read by now
  std::string m_reason;  ///< the job's
};

}  // namespace warpbench::process
