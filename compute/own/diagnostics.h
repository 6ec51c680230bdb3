// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "own/compile_error.h"

namespace warpbench::own {

/// What g++ has written, as diagnostics of the user's own files: of `file`, named like this, and of those that `isOwn`
/// knows. What it says of others is put to the place in one of these that led there, or to the file as a whole; notes
/// about them are left out.
std::vector<Diagnostic> diagnosticsIn(std::string_view output, const std::string& file,
                                      const std::function<bool(std::string_view)>& isOwn = {});

}  // namespace warpbench::own
