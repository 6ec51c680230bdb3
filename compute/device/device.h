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

/// What a device is and whether it can be used now.
struct DeviceInfo {
  using Kind = DeviceKind;

  Kind kind = Kind::Cpu;
  DeviceRecord record;
  bool available = true;
  Message whyNot;                                  ///< one line, where it is not available
  Message details;                                 ///< "132 multiprocessors, 139.8 GiB, compute capability 9.0"
  double computeCapability = 0;                    ///< of a GPU that runs something; 0: unknown
  std::vector<std::string> notes;                  ///< what figures from this device do not cover, a sentence each
  std::string driver;                              ///< CUDA devices and recordings of them only
  std::string toolkit;                             ///< CUDA devices and recordings of them only
  std::string clocks;                              ///< CUDA devices and recordings of them only
  std::string host;                                ///< recordings only: the machine that they were made on
  std::shared_ptr<const RecordedPoints> recorded;  ///< recordings only: what can be asked of them

  const DeviceTraits& traits() const { return traitsOf(kind); }
};

/// Something that runs kernels. Takes and gives values only, so that its other end may be in another process.
class Device {
 public:
  virtual ~Device() = default;
  virtual const DeviceInfo& info() const = 0;

  /// Runs, verifies and measures one point. The result has everything but `device`, `parameters`, `mode` and the
  /// derived figures, which the Runner fills in.
  /// @throws Cancelled soon after `stop` is requested; DeviceError and std::bad_alloc where the point fails.
  virtual Result measure(const Point& point, const MeasureOptions& options, std::stop_token stop,
                         const PointProgress& progress) = 0;

  /// No more points of a run will come: what is large and was kept for them goes.
  virtual void runEnds() {}
};

}  // namespace warpbench
