// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "cli/command.h"

namespace warpbench::cli {

/// What `calibrate` is given.
struct CalibrateArguments {
  std::string device = "cuda:0";
  std::optional<std::string> outFile;  ///< for the profile
};

/// Measures a GPU's rates and latencies one by one, and prints or saves its profile for the time model.
/// @throws RequestError, DeviceError.
ExitCode calibrateCommand(const CalibrateArguments& arguments);

}  // namespace warpbench::cli
