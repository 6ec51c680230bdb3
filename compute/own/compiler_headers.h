// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

namespace warpbench::own {

/// A file that kernels for the simulator include, or that is compiled into programs for a GPU.
struct CompilerHeader {
  std::string_view path;  ///< below the folder that is named to the compiler: "simulator/cuda/language/atomics.h"
  std::string_view text;
};

/// All that it takes to compile kernels and programs of the user's, as this program was built from it, but for the
/// kernel files.
const std::vector<CompilerHeader>& compilerHeaders();

}  // namespace warpbench::own
