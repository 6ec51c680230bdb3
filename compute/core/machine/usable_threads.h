// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>

namespace warpbench {

/// How many threads can run at the same time in this process: as many as the processors that it may use (taskset, a
/// cluster's job) and the time that its control groups give it (a container's limit), at least 1. Fewer, as a rule,
/// than the machine has. Asked once: what changes later is not followed.
int usableThreads();

/// Of so many processors, with so much processor time in each second of the clock; a part of one counts as one.
int usableThreads(int processors, std::optional<double> share);

/// Processor time in each second that the control groups of a process leave it; nothing where none of them limits it.
/// `groups` is as /proc/self/cgroup, and `root` is where they are mounted. Source: the Linux kernel's documentation,
/// "Control Group v2", "cpu.max", and of version 1 "CFS Bandwidth Control".
std::optional<double> processorShare(const std::filesystem::path& groups, const std::filesystem::path& root);

}  // namespace warpbench
