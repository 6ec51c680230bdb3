// SPDX-License-Identifier: GPL-3.0-or-later
#include "available_memory.h"

#include <fstream>
#include <string>

#include "error.h"

namespace warpbench {
namespace {

/// MemAvailable of /proc/meminfo (proc(5)) in bytes; 0 where it cannot be read.
std::size_t availableMemory() {
  std::ifstream file("/proc/meminfo");
  std::string name;
  std::size_t kib = 0;
  for (std::string unit; file >> name >> kib; std::getline(file, unit))
    if (name == "MemAvailable:") return kib * 1024;
  return 0;
}

}  // namespace

void requireMemory(std::size_t bytes, std::string_view whatNeedsIt) {
  // Other programs want some meanwhile: where the last of it is taken, Linux ends the largest.
  const std::size_t available = availableMemory() / 8 * 7;
  if (available > 0 && bytes > available)
    throw DeviceError(std::string(whatNeedsIt) + " " + std::to_string(bytes >> 20) + " MiB of memory, and " +
                      std::to_string(available >> 20) + " MiB are free: choose a smaller size");
}

}  // namespace warpbench
