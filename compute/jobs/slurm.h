// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "core/text/error.h"
#include "core/text/message.h"
#include "remote/place.h"

/// Slurm's programs, run without a shell and with time limits.

namespace warpbench::jobs {

/// The program was killed at its time limit; its action may still take effect.
class TimedOut : public DeviceError {
 public:
  using DeviceError::DeviceError;
};

/// Runs a program without a shell and waits for it. @returns its standard output. @throws DeviceError, with the end of
/// its error output, if it cannot be started, fails, or writes more than 16 MiB; TimedOut.
std::string captureOutput(const std::vector<std::string>& words, std::chrono::seconds limit);

/// Every job runs this fixed script, which executes its arguments.
inline constexpr const char* kScript = "#!/bin/sh\nexec \"$@\"\n";

/// Seconds before its time limit at which a job receives the signal to save its results.
inline constexpr int kSecondsToSave = 30;

/// The command that submits the script in `folder` with `words` as arguments; output goes to output.txt there. @throws
/// RequestError if Slurm would expand the folder's name as a pattern.
std::vector<std::string> sbatchCommand(const process::Remote& place, const std::filesystem::path& folder,
                                       const std::vector<std::string>& words);

struct Submitted {
  std::string job;
  std::string cluster;  ///< the cluster, if not this machine's; otherwise empty
};

/// Submits the command. @throws RequestError, DeviceError; TimedOut.
Submitted submit(const process::Remote& place, const std::filesystem::path& folder,
                 const std::vector<std::string>& words);

/// Slurm's name of this machine's cluster, which queue() lists; empty if unknown. @throws DeviceError.
std::string clusterName();

/// The unique Slurm job name for a folder.
std::string jobName(const std::filesystem::path& folder);

struct QueueEntry {
  std::string job;     ///< job number
  std::string name;    ///< see jobName()
  std::string state;   ///< "PENDING"
  std::string reason;  ///< "Priority"
  Message place;       ///< "number 3 of 7 in the queue of gpu"; empty if not waiting or unknown

  bool isWaiting() const;
  bool isRunning() const;
  /// "number 3 of 7 in the queue of gpu (Priority)".
  Message waiting() const;
};

/// All jobs of this user that Slurm knows, including those that ended in the last minutes. @throws DeviceError.
std::vector<QueueEntry> queue();

/// Cancels a waiting or running job. @throws DeviceError.
void cancel(const std::string& job);

bool isJobNumber(std::string_view text);

}  // namespace warpbench::jobs
