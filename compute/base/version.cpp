// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/version.h"

#include "base/commit.h"

namespace warpbench {

std::string versionText(std::string_view program) {
  return std::string(program) + " " + kVersion + " (commit " + kCommit + ", " + kCompilers + ")\n";
}

}  // namespace warpbench
