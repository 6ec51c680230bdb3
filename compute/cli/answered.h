// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <exception>
#include <functional>

#include "cli/command.h"

namespace warpbench::cli {

/// The exit code of a command that ends with this exception.
ExitCode codeOf(const std::exception& error);

/// Runs `work` and reports exceptions on stderr, as well as a failure to write to the standard output, descriptor
/// `output`. If the reader has closed it (| head), that is no error.
ExitCode answered(const std::function<ExitCode()>& work, int output);

/// Runs `work` in a fork of this process, which the user's kernels may crash, and returns its exit code. Call this
/// before any thread starts. A stop signal is passed on to the child.
/// @returns kFailure, with a line on stderr, if the child crashes; kInterrupted if it does not react to the
/// signal within 5 s.
ExitCode inChild(const std::function<ExitCode()>& work);

}  // namespace warpbench::cli
