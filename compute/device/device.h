// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <memory>
#include <stdexcept>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "results/session/session.h"
#include "results/values/point.h"
#include "results/values/result.h"

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

class RecordedPoints;

struct DeviceInfo {
  using Kind = DeviceKind;

  Kind kind = Kind::Cpu;
  DeviceRecord record;
  bool available = true;
  Message whyNot;                                  ///< one line, if not available
  Message details;                                 ///< "132 multiprocessors, 139.8 GiB, compute capability 9.0"
  double computeCapability = 0;                    ///< of a GPU that runs kernels; 0: unknown
  std::vector<std::string> notes;                  ///< limitations of this device's figures, a sentence each
  std::string driver;                              ///< CUDA devices and recordings of them only
  std::string toolkit;                             ///< CUDA devices and recordings of them only
  std::string clocks;                              ///< CUDA devices and recordings of them only
  std::string host;                                ///< recordings only: the machine that made it
  std::shared_ptr<const RecordedPoints> recorded;  ///< recordings only: the recorded points

  const DeviceTraits& traits() const { return traitsOf(kind); }
};

/// Runs kernels. Uses only value types in its interface, so that the implementation may be in another process.
class Device {
 public:
  virtual ~Device() = default;
  virtual const DeviceInfo& info() const = 0;

  /// Runs, verifies and measures a point. The Runner fills in `device`, `parameters`, `mode` and the derived figures.
  /// @throws Cancelled soon after `stop` is requested; DeviceError and std::bad_alloc if the point fails.
  virtual Result measure(const Point& point, const MeasureOptions& options, std::stop_token stop,
                         const PointProgress& progress) = 0;

  /// Called after the last point of a run; frees large cached data.
  virtual void runEnds() {}
};

}  // namespace warpbench
