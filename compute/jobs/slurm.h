// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "core/text/message.h"
#include "remote/place.h"

/// Slurm's own programs, which are started without a shell and do not get for long.
namespace warpbench::jobs {

/// The script that every job runs: it has nothing of anybody's in it, and becomes the words that follow it.
inline constexpr const char* kScript = "#!/bin/sh\nexec \"$@\"\n";

/// Seconds before its time limit at which a job is told to save what it has.
inline constexpr int kSecondsToSave = 30;

/// What submits the script in `folder`, with what it is to become. The output goes to output.txt there.
/// @throws RequestError where Slurm would take the folder's name for a pattern.
std::vector<std::string> sbatchCommand(const process::Place& place, const std::filesystem::path& folder,
                                       const std::vector<std::string>& words);

struct Submitted {
  std::string job;      ///< its number
  std::string cluster;  ///< that it went to, where it was another one than this machine's; else empty
};

/// @throws RequestError, DeviceError; TimedOut.
Submitted submit(const process::Place& place, const std::filesystem::path& folder,
                 const std::vector<std::string>& words);

/// What Slurm calls the cluster that this machine is of, whose jobs queue() tells; empty where it does not say.
/// @throws DeviceError where it does not answer.
std::string clusterName();

/// What Slurm calls the job of that folder: nobody else's.
std::string jobNameOf(const std::filesystem::path& folder);

/// What Slurm knows of a job.
struct QueueEntry {
  std::string job;     ///< its number
  std::string name;    ///< jobNameOf()
  std::string state;   ///< "PENDING"
  std::string reason;  ///< "Priority"
  Message place;       ///< "number 3 of 7 in the queue of gpu"; empty where it does not wait, or that is not known

  bool waits() const;
  bool runs() const;
  /// "number 3 of 7 in the queue of gpu (Priority)".
  Message waiting() const;
};

/// All of this user's jobs that Slurm still knows; those that ended within the last minutes too. @throws DeviceError.
std::vector<QueueEntry> queue();

/// Ends it, wherever it is. @throws DeviceError.
void cancel(const std::string& job);

/// Whether it can be the number of a job.
bool isJobNumber(std::string_view text);

}  // namespace warpbench::jobs
