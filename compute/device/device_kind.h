// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <stdexcept>
#include <string_view>

namespace warpbench {

enum class DeviceKind { Cuda, Recorded, Simulated, Cpu };

/// What one can do with a kind of device. Who makes a device names its kind; who uses one asks here.
struct DeviceTraits {
  DeviceKind kind;
  std::string_view word;       ///< in files, and first in ids: "cuda" of "cuda:0"
  bool named = true;           ///< there are several, with a name behind the colon
  bool runsKernels = false;    ///< those of the catalogue and those of the user
  bool runsLibraries = false;  ///< what needs a GPU itself
  bool runsHostLoops = false;
  bool isGpu = false;    ///< times are measured on a GPU, of which several may share a sweep
  bool counts = false;   ///< accesses are counted, times modelled; it starts at smaller sizes
  bool replays = false;  ///< gives what was measured earlier
};

/// In the order in which a window that nobody has told otherwise takes them.
inline constexpr std::array kDeviceKinds{
    DeviceTraits{.kind = DeviceKind::Cuda, .word = "cuda", .runsKernels = true, .runsLibraries = true, .isGpu = true},
    DeviceTraits{.kind = DeviceKind::Recorded, .word = "recorded", .replays = true},
    DeviceTraits{.kind = DeviceKind::Simulated, .word = "simulated", .runsKernels = true, .counts = true},
    DeviceTraits{.kind = DeviceKind::Cpu, .word = "cpu", .named = false, .runsHostLoops = true}};

constexpr const DeviceTraits& traitsOf(DeviceKind kind) {
  for (const DeviceTraits& each : kDeviceKinds)
    if (each.kind == kind) return each;
  throw std::logic_error("a kind of device that is not described");
}

/// Of "cuda:0" or "cpu"; nullptr where the id is of no kind.
constexpr const DeviceTraits* traitsOf(std::string_view id) {
  const std::size_t colon = id.find(':');
  for (const DeviceTraits& each : kDeviceKinds)
    if (each.word == id.substr(0, colon) && each.named == (colon != std::string_view::npos)) return &each;
  return nullptr;
}

}  // namespace warpbench
