// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "own/compile_error.h"
#include "own/launch/launched_kernels.h"

namespace warpbench::own {

/// How messages of a compiler name the part behind the user's text, in which what is launched is looked up: entry i
/// stands in its line i + 2.
inline constexpr const char* kLaunchFile = "warpbench-launch";

/// What is wrong with a text that does not compile with that part behind it. `output`: what the compiler says, in g++'s
/// form. `alone`: what it says of the user's text alone.
CompileError explained(const OwnKernel& own, const std::vector<TakenName>& entries, const std::string& output,
                       const std::function<std::string()>& alone);

}  // namespace warpbench::own
