// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "own/diagnostics.h"

namespace warpbench::program {

/// Where the text names what the simulator does not do: mipmaps, the driver's functions, other libraries, an error
/// each, in the order of the text. For a text that does not compile: that is why, most likely.
std::vector<Diagnostic> refusedWords(std::string_view preprocessed);

/// The same of a header that was not found: "cuFFT is not simulated". Empty: it is not one of NVIDIA's.
std::string whyNoHeader(std::string_view header);

}  // namespace warpbench::program
