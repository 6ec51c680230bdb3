// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "own/compile_error.h"
#include "own/launch/launched_kernels.h"

namespace warpbench::own {

/// The file name in compiler messages for the part after the user's text, which looks up the launched kernels. Entry
/// i is on its line i + 2.
inline constexpr const char* kLaunchFile = "warpbench-launch";

/// Explains why a text with that part does not compile. `output`: the compiler's messages in g++'s format. `alone`:
/// returns the messages for the user's text alone.
CompileError explained(const OwnKernel& own, const std::vector<ReplacedName>& entries, const std::string& output,
                       const std::function<std::string()>& alone);

}  // namespace warpbench::own
