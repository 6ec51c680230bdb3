// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <span>

namespace warpbench::cpu {

/// Writes back and evicts the cache lines of `data` from the caches of all cores, so that the next read comes from
/// memory. Other lines stay. Source: Intel 64 and IA-32 Architectures Software Developer's Manual, volume 2, CLFLUSH
/// and CLFLUSHOPT (from Skylake and Zen on, about 20 times as fast); Arm Architecture Reference Manual for A-profile,
/// DC CIVAC.
void dropFromCaches(std::span<const std::byte> data);

/// Total size of the third-level caches of this machine's processors, counting shared ones once; 0 if unknown.
/// sysconf() gives the socket's size even in a virtual machine with only a part of it. Source: Linux,
/// Documentation/ABI/testing/sysfs-devices-system-cpu.
std::size_t lastCacheBytes(const std::filesystem::path& processors = "/sys/devices/system/cpu");

}  // namespace warpbench::cpu
