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
#include "results/values/own_kernel.h"
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

/// One measurement that is asked for: checked ids and a complete set of parameters.
struct Point {
  std::string family;
  std::string variant;
  Parameters parameters;
  Mode mode = Mode::Cold;
  /// Kernels of the user's in place of the variant's own; only for devices of a process of their own.
  std::shared_ptr<const OwnKernel> own = nullptr;
};

/// How a cold sample empties a GPU's L2 cache.
enum class Flush {
  WriteAndRead,  ///< a memset larger than L2, then a read of it: no dirty lines are left for the sample to write back
  Memset,        ///< the memset only, as nvbench does; for comparison
};

/// How long to measure, and what to discard; the defaults are those of nvbench (docs/cli_help.md), but for a time limit
/// of a third, and two samples more: fewer cannot be compared (see kFewestToCompare).
struct MeasureOptions {
  double medianWithin = 0.005;  ///< stop when the median is known to within this share of it; see StoppingRule
  int minSamples = 12;
  double minTimeSeconds = 0.5;  ///< wall time of one point's sampling, at least
  double timeLimitSeconds = 5;  ///< wall time of one point's sampling
  /// A launch on a GPU that takes longer counts as endless: it is ended with its process, and its point fails.
  double launchLimitSeconds = 300;
  double leastClock = 0.75;  ///< share of the nominal SM clock; samples of a slower GPU are discarded
  Flush flush = Flush::WriteAndRead;
  /// On a simulated device: counts, and a time modelled from them. Without, every block runs and the result is verified
  /// as a whole, at sizes too where counting would take only some of the blocks.
  bool counts = true;
  /// On a GPU: what the hardware counts of the point, by Nsight Compute, which launches it in a process of its own.
  bool hardwareCounts = false;
  /// On a device that measures: launch and verify once and time nothing, for a profiler that does. On a GPU the launch
  /// is in an NVTX range with the variant's name.
  bool profile = false;
  /// On a simulated device: once this much time has passed since a point began, launches run no further blocks, and
  /// counts are estimated from those that ran, spread over the grid; 0: as long as it takes.
  double simulationSeconds = 0;
  /// On a simulated device, for who wants the modelled times of many large points: nothing is verified, and launches
  /// are sampled from fewer accesses on.
  bool timesOnly = false;
  /// On a recorded device: how many times as fast as they were measured the samples come; 0: all at once.
  double replaySpeed = 0;
};

/// What is going on inside a measurement, for people: "verifying", "sample 12", and the share done, 0..1.
using PointProgress = std::function<void(const Message& what, double share)>;

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

/// All devices of this machine in menu order, those that cannot be used included.
std::vector<DeviceInfo> listDevices();

/// The device that runs at full speed where there is one, else a recording of one, else a simulated one.
std::string defaultDevice(const std::vector<DeviceInfo>& devices);

/// The version of the CUDA toolkit that the program was built with, such as 13.0; empty where it was built without.
std::string cudaToolkitVersion();

/// By its id; `recorded:FILE.json` opens a recording from anywhere.
/// @throws RequestError where there is no such device or it is not available, saying which there are; FormatError where
/// a recording's file is no session.
std::unique_ptr<Device> openDevice(std::string_view id);

}  // namespace warpbench
