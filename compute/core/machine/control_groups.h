// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <functional>
#include <string_view>

namespace warpbench {

/// What a version of Linux's control groups is to the files in a group's folder.
enum class GroupVersion { One, Two };

/// Calls `visit` for each control group that a process is in and that has a say about what `controller` ("memory",
/// "cpu") shares out: its own and those above it. `groups` is as /proc/self/cgroup, and `root` is where they are
/// mounted. Source: cgroups(7).
void visitGroups(const std::filesystem::path& groups, const std::filesystem::path& root, std::string_view controller,
                 const std::function<void(const std::filesystem::path& group, GroupVersion version)>& visit);

}  // namespace warpbench
