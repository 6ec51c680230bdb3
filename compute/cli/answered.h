// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <exception>
#include <functional>

#include "cli/command.h"

namespace warpbench::cli {

/// What a command answers with that ends with this exception.
ExitCode codeOf(const std::exception& error);

/// Does it. What it throws is told on stderr; so is standard output, the descriptor `output`, that takes no more. A
/// reader of it that has gone away (| head) has read enough, and is no error.
ExitCode answered(const std::function<ExitCode()>& work, int output);

/// Does it in a copy of this process, which kernels of the user's may end, and returns what it does there. To be called
/// before there are threads.
/// @returns kSomethingFailed, with one line on stderr, where the copy ends in another way than by returning. A signal
/// that stops this process is passed on; kInterrupted where the copy does not answer it within 5 s.
ExitCode inChild(const std::function<ExitCode()>& work);

}  // namespace warpbench::cli
