// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sys/types.h>

#include <cstddef>
#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

/// Programs that this one needs: the compiler. They run in a process group of their own, within limits, and are gone
/// with all that they started when the call returns.
namespace warpbench::own {

struct ToolLimits {
  std::size_t memoryBytes = std::size_t{4} << 30;  ///< of addresses, for each process
  std::size_t fileBytes = std::size_t{1} << 30;
  int seconds = 60;                                ///< of wall time; each process may use as much of a processor
  std::size_t outputBytes = std::size_t{1} << 20;  ///< what is written beyond that is lost
};

struct ToolOutcome {
  bool ok = false;     ///< it ended by itself, with code 0
  std::string end;     ///< "ended with code 1", "was ended by signal 9 (Killed)", "did not end within 60 s"
  std::string output;  ///< of both kinds
};

/// The program of that name on PATH; nothing where there is none.
std::optional<std::filesystem::path> findTool(const std::string& name);

/// Runs a program in `folder`, its messages in English. The first word is its path.
/// @throws DeviceError where it cannot be started; Cancelled soon after `stop` is requested.
ToolOutcome runTool(const std::vector<std::string>& words, const std::filesystem::path& folder,
                    const std::stop_token& stop, const ToolLimits& limits = {});

/// A child that leads a process group, which ends with this object.
class ProcessGroup {
 public:
  explicit ProcessGroup(pid_t leader);
  ~ProcessGroup();
  ProcessGroup(const ProcessGroup&) = delete;
  ProcessGroup& operator=(const ProcessGroup&) = delete;
  /// Whether the leader has ended by now.
  bool ended();
  /// Waits for the leader. @returns its status, as waitpid(2) has it.
  int reap();
  void end() const;

 private:
  pid_t m_leader;
  std::optional<int> m_status;
};

/// "ended with code 1", of such a status.
std::string endOf(int status);

/// Lowers what the running process may have of a resource (setrlimit(2)).
void limit(int what, std::size_t most);

}  // namespace warpbench::own
