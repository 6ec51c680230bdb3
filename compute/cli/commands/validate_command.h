// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/command.h"

namespace warpbench::cli {

/// What `validate` is given.
struct ValidateArguments {
  std::vector<std::string> families;  ///< none: the whole catalogue
  std::string device = "cuda:0";
  std::optional<std::string> profiler;    ///< Nsight Compute's ncu
  std::optional<std::string> outFile;     ///< for the counts
  std::optional<std::string> keepFolder;  ///< for what ncu and the launches leave
  std::optional<std::string> keptFolder;  ///< with what they left before
  std::optional<std::string> against;     ///< counts from before
  std::optional<std::string> timesFile;   ///< a session whose measured times the model's are compared with
  std::optional<std::string> pointsFile;  ///< what ncu runs: launch these points once each, ...
  std::optional<std::string> launchFile;  ///< ... and write a log of it
  bool differencesOnly = false;
};

/// Holds the simulator's counts against Nsight Compute's: runs ncu on this program, which then launches each point of
/// the plan; or takes counts that were made before. Or holds the model's times against a session's measured ones.
/// @returns kSomethingFailed where a count differs and no exception predicts it.
/// @throws RequestError, FormatError, DeviceError.
ExitCode validateCommand(const ValidateArguments& arguments);

}  // namespace warpbench::cli
