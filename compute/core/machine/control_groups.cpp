// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/control_groups.h"

#include <fstream>
#include <string>

namespace warpbench {

namespace fs = std::filesystem;

void visitGroups(const fs::path& groups, const fs::path& root, std::string_view controller,
                 const std::function<void(const fs::path& group, GroupVersion version)>& visit) {
  const std::string wanted = "," + std::string(controller) + ",";
  // Lines are "0::/user.slice" or, in version 1, "4:memory:/user.slice" or "3:cpu,cpuacct:/user.slice".
  std::ifstream file(groups);
  for (std::string line; std::getline(file, line);) {
    const std::size_t first = line.find(':');
    const std::size_t second = line.find(':', first + 1);
    if (first == line.npos || second == line.npos) continue;
    const std::string controllers = "," + line.substr(first + 1, second - first - 1) + ",";
    const bool unified = controllers == ",,";
    if (!unified && controllers.find(wanted) == controllers.npos) continue;
    const fs::path top = unified ? root : root / controller;
    // A container may see its own group as the top, whatever the path says.
    fs::path group = top / fs::path(line.substr(second + 1)).relative_path();
    for (;; group = group.parent_path()) {
      visit(group, unified ? GroupVersion::Two : GroupVersion::One);
      if (group == top || !group.has_relative_path()) break;
    }
  }
}

}  // namespace warpbench
