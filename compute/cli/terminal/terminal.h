// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace warpbench::cli {

/// Whether a terminal is behind the file descriptor, and TERM does not say that it is "dumb": that it prints escape
/// sequences instead of doing what they say.
bool takesEscapes(int descriptor);

}  // namespace warpbench::cli
