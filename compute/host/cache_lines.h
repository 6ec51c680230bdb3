// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <span>

namespace warpbench::cpu {

/// Drops the cache lines that hold `data` from the caches of all cores, after writing changed ones back: the next read
/// of each comes from memory. The data stay as they are. What else the caches hold stays there.
/// Source: Intel 64 and IA-32 Architectures Software Developer's Manual, volume 2, CLFLUSH and CLFLUSHOPT (from Skylake
/// and Zen on, and about 20 times as fast); Arm Architecture Reference Manual for A-profile, DC CIVAC.
void dropFromCaches(std::span<const std::byte> data);

/// Bytes of the third-level caches of this machine's processors, each once however many share it; 0 where the system
/// does not say. What sysconf() has is the socket's, also in a virtual machine that has a part of it.
/// Source: Linux, Documentation/ABI/testing/sysfs-devices-system-cpu.
std::size_t lastCacheBytes(const std::filesystem::path& processors = "/sys/devices/system/cpu");

}  // namespace warpbench::cpu
