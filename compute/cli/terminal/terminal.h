// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace warpbench::cli {

/// True if the file descriptor is a terminal and TERM is not "dumb", for terminals that print escape sequences.
bool takesEscapes(int descriptor);

}  // namespace warpbench::cli
