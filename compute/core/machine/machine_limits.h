// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>

#include "core/text/message.h"

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

/// Checks before allocating that `bytes` fit in seven eighths of the free memory of this machine, or of this process's
/// container or cluster job. @param refusal takes both figures, in MiB, as %1 and %2. @throws DeviceError if less is
/// free.
void requireMemory(std::size_t bytes, MessageId refusal);

inline constexpr MessageId kArraysNeed =
    Message::text("the arrays need %1 MiB of memory, but %2 MiB are free: choose a smaller size");
inline constexpr MessageId kPictureNeeds =
    Message::text("the picture needs %1 MiB of memory, but %2 MiB are free: choose a smaller size");

/// Bytes that this process may take: seven eighths of the free memory; 0 if unknown.
std::size_t freeMemory();

/// Bytes left by a process's control groups; nothing if unlimited. `groups` is in the format of /proc/self/cgroup,
/// `root` is their mount point. Source: cgroups(7); the Linux kernel's documentation, "Control Group v2", "Memory", and
/// for version 1 "Memory Resource Controller".
std::optional<std::size_t> memoryLeftByGroups(const std::string& groups, const std::string& root);

}  // namespace warpbench
