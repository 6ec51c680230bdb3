// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <stop_token>
#include <string>
#include <vector>

/// Programs that this one needs: the compiler. They run in a process group of their own, within limits, and are gone
/// with all that they started when the call returns.
namespace warpbench::own {

struct ToolLimits {
  int seconds = 60;                                ///< of wall time; each process may use as much of a processor
  std::size_t outputBytes = std::size_t{1} << 20;  ///< it is ended where it writes more
  /// It reads what it is given, the folders around that, and the system's files; it writes in `folder`, where that is not
  /// this process's own.
  bool confined = true;
  bool printsText = false;  ///< the user's: words in it are not a tool's message
};

struct ToolOutcome {
  bool ok = false;             ///< it ended by itself, with code 0
  bool tooMuchOutput = false;  ///< it was ended for that
  std::string end;             ///< "ended with code 1", "was ended by signal 9 (Killed)", "did not end within 60 s"
  std::string output;          ///< of both kinds, but for g++'s notes of passes
};

/// Runs a program in `folder`, its messages in English. The first word is its path.
/// @throws DeviceError where it cannot be started, or there is too little memory for it; Cancelled soon after `stop` is requested.
ToolOutcome runTool(const std::vector<std::string>& words, const std::filesystem::path& folder,
                    const std::stop_token& stop, const ToolLimits& limits = {});

}  // namespace warpbench::own
