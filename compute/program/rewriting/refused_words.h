// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "own/diagnostics.h"

namespace warpbench::program {

/// An error for each use of something unsupported (mipmaps, driver functions, other libraries), in the order of the
/// text. For texts that do not compile, this is the most likely reason.
std::vector<Diagnostic> refusedWords(std::string_view preprocessed);

/// The message for a missing header: "cuFFT is not simulated". Empty for headers that are not NVIDIA's.
std::string whyNoHeader(std::string_view header);

/// The message for an undeclared name of a library: "this part of cuFFT is not simulated". Empty for other names.
std::string whyNoWord(std::string_view word);

}  // namespace warpbench::program
