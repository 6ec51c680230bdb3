// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "own/compile_error.h"

namespace warpbench::own {

/// Parses g++'s output into diagnostics of the user's own files: `file`, under this name, and files that `isOwn`
/// accepts. Messages about other files are attributed to the line in one of these that led there, or to the whole file;
/// notes about other files are dropped.
std::vector<Diagnostic> diagnosticsIn(std::string_view output, const std::string& file,
                                      const std::function<bool(std::string_view)>& isOwn = {});

}  // namespace warpbench::own
