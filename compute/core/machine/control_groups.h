// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <functional>
#include <string_view>

namespace warpbench {

/// Version of Linux's control groups, which decides the names of a group's files.
enum class GroupVersion { One, Two };

/// Calls `visit` for each control group of a process that governs `controller` ("memory", "cpu"), from its own group
/// up. `groups` is in the format of /proc/self/cgroup, `root` is their mount point. Source: cgroups(7).
void visitGroups(const std::filesystem::path& groups, const std::filesystem::path& root, std::string_view controller,
                 const std::function<void(const std::filesystem::path& group, GroupVersion version)>& visit);

}  // namespace warpbench
