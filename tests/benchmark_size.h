// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace warpbench::test {

/// Whether a benchmark was started with `--small`, which prints every figure once with the least possible work. Its
/// smoke test does so (tests/CMakeLists.txt).
inline bool wantsSmall(int count, char** words) { return count > 1 && std::string_view(words[1]) == "--small"; }

}  // namespace warpbench::test
