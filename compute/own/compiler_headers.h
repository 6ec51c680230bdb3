// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

namespace warpbench::own {

/// A header for kernels of the simulator, or for programs compiled for a GPU.
struct CompilerHeader {
  std::string_view path;  ///< relative to the include folder: "simulator/cuda/language/atomics.h"
  std::string_view text;
};

/// All headers needed to compile the user's kernels and programs, as of this program's build, except the kernel files.
const std::vector<CompilerHeader>& compilerHeaders();

}  // namespace warpbench::own
