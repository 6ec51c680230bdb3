// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "core/text/message.h"

namespace warpbench {

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
