// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>

namespace warpbench {

/// Number of threads that can run at once in this process: the processors it may use (taskset, a cluster job) capped by
/// the CPU time of its control groups (a container's limit), at least 1. Read once; later changes are not followed.
int usableThreads();

/// Threads for `processors`, given `share` seconds of CPU time per second; fractions round up.
int usableThreads(int processors, std::optional<double> share);

/// CPU seconds per second that a process's control groups allow; nothing if unlimited. `groups` is in the format of
/// /proc/self/cgroup, `root` is their mount point. Source: the Linux kernel's documentation, "Control Group v2",
/// "cpu.max", and for version 1 "CFS Bandwidth Control".
std::optional<double> processorShare(const std::filesystem::path& groups, const std::filesystem::path& root);

}  // namespace warpbench
