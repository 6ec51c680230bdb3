// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal/terminal.h"

#include <unistd.h>

#include <cstdlib>
#include <string_view>

namespace warpbench::cli {

bool takesEscapes(int descriptor) {
  const char* const name = std::getenv("TERM");
  return (!name || std::string_view(name) != "dumb") && ::isatty(descriptor) == 1;
}

}  // namespace warpbench::cli
