// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <stop_token>
#include <string>
#include <vector>

/// Runs external tools such as the compiler. Each runs in its own process group, within limits, and the call returns
/// only after all its processes have ended.
namespace warpbench::own {

struct ToolLimits {
  int seconds = 60;                                ///< of wall time; each process may use as much CPU time
  std::size_t outputBytes = std::size_t{1} << 20;  ///< more output ends it
  /// Reads only its inputs, their surrounding folders and the system's files. Writes only in `folder`, unless that is
  /// this process's own.
  bool confined = true;
  bool printsText = false;  ///< the user's: its words are not messages of a tool
};

struct ToolOutcome {
  bool ok = false;             ///< exited by itself with code 0
  bool tooMuchOutput = false;  ///< was ended for too much output
  std::string end;             ///< "ended with code 1", "was ended by signal 9 (Killed)", "did not end within 60 s"
  std::string output;          ///< stdout and stderr, without g++'s notes on passes
};

/// Runs a program in `folder` with English messages. The first word is its path.
/// @throws DeviceError if it cannot be started or runs out of memory; Cancelled soon after `stop` is requested.
ToolOutcome runTool(const std::vector<std::string>& words, const std::filesystem::path& folder,
                    const std::stop_token& stop, const ToolLimits& limits = {});

}  // namespace warpbench::own
