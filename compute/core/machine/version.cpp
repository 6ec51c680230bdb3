// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/version.h"

#include "core/machine/commit.h"

namespace warpbench {

std::string versionText(std::string_view program) {
  return std::string(program) + " " + kVersion + " (commit " + kCommit + ", " + kCompilers + ")\n";
}

}  // namespace warpbench
