// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "core/text/message.h"

namespace warpbench {

/// To be asked before memory is taken. An eighth of what is free is left to other programs: on this machine, or where a
/// container or a cluster's job gives this process less, there.
/// @param refusal has both figures, in MiB, as %1 and %2.
/// @throws DeviceError where there is less.
void requireMemory(std::size_t bytes, MessageId refusal);

inline constexpr MessageId kArraysNeed =
    Message::text("the arrays need %1 MiB of memory, and %2 MiB are free: choose a smaller size");
inline constexpr MessageId kPictureNeeds =
    Message::text("the picture needs %1 MiB of memory, and %2 MiB are free: choose a smaller size");

/// Bytes that this process may take without hurting others: seven eighths of what is free. 0 where that is not known.
std::size_t freeMemory();

/// Bytes that the control groups of a process leave it; nothing where none of them limits it. `groups` is as
/// /proc/self/cgroup, and `root` is where they are mounted. Source: cgroups(7); the Linux kernel's documentation,
/// "Control Group v2", "Memory", and of version 1 "Memory Resource Controller".
std::optional<std::size_t> memoryLeftByGroups(const std::string& groups, const std::string& root);

}  // namespace warpbench
