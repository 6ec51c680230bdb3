// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "core/text/error.h"

namespace warpbench::jobs {

/// The program was killed at its time limit; its action may still take effect.
class TimedOut : public DeviceError {
 public:
  using DeviceError::DeviceError;
};

/// Runs a program without a shell and waits for it. @returns its standard output. @throws DeviceError, with the end of
/// its error output, if it cannot be started, fails, or writes more than 16 MiB; TimedOut.
std::string outputOf(const std::vector<std::string>& words, std::chrono::seconds limit);

}  // namespace warpbench::jobs
