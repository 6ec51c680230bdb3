// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <stdexcept>
#include <string_view>

namespace warpbench {

enum class DeviceKind { Cuda, Recorded, Simulated, Cpu };

/// The capabilities of a kind of device. Query these instead of comparing kinds.
struct DeviceTraits {
  DeviceKind kind;
  std::string_view word;       ///< in files and at the start of ids: "cuda" in "cuda:0"
  bool named = true;           ///< several exist, each named after a colon
  bool runsKernels = false;    ///< the catalogue's and the user's
  bool runsLibraries = false;  ///< what needs a real GPU
  bool runsHostLoops = false;
  bool isGpu = false;    ///< times come from a GPU; several may share a sweep
  bool counts = false;   ///< counts accesses, models times, and starts at smaller sizes
  bool replays = false;  ///< replays earlier measurements
};

/// In the order of preference for a default device.
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

/// The traits for an id such as "cuda:0" or "cpu"; nullptr if it has no known kind.
constexpr const DeviceTraits* traitsOf(std::string_view id) {
  const std::size_t colon = id.find(':');
  for (const DeviceTraits& each : kDeviceKinds)
    if (each.word == id.substr(0, colon) && each.named == (colon != std::string_view::npos)) return &each;
  return nullptr;
}

}  // namespace warpbench
