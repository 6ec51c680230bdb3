// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "core/text/error.h"

namespace warpbench::jobs {

/// A program was ended because it took too long: what it was to do may be done all the same.
class TimedOut : public DeviceError {
 public:
  using DeviceError::DeviceError;
};

/// Runs a program, without a shell, and waits for its end. @returns what it wrote to its standard output.
/// @throws DeviceError where it cannot be started, fails, or writes more than 16 MiB, with the last lines that it wrote
/// to its error output; TimedOut.
std::string outputOf(const std::vector<std::string>& words, std::chrono::seconds limit);

}  // namespace warpbench::jobs
