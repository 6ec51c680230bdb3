// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "own/compile_error.h"

namespace warpbench::own {

/// What g++ has written, as diagnostics of the user's own file, named as in `file`. What it says of other files is put
/// to the place in this one that led there, or to the file as a whole; notes about them are left out.
std::vector<Diagnostic> diagnosticsIn(std::string_view output, const std::string& file);

}  // namespace warpbench::own
