// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "device/device_kind.h"
#include "results/session/session.h"
#include "results/values/point.h"
#include "results/values/result.h"

namespace warpbench {

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
