// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "results/session/annotations.h"
#include "results/session/results.h"
#include "results/values/own_kernel.h"

namespace warpbench {

/// What is known of a device that results came from: enough to label a plot and to draw its lines, years later.
struct DeviceRecord {
  std::string id;                    ///< cuda:0, simulated:nvidia-h200, cpu
  std::string name;                  ///< NVIDIA H200
  Origin origin = Origin::Measured;  ///< of the times that it gives
  std::string date;                  ///< of a recording; else empty
  double peakBandwidthGbs = 0;       ///< 2 x memory clock x bus width / 8; 0: unknown
  double copyBandwidthGbs = 0;       ///< a device's own copy as measured, the practical ceiling; 0: unknown
  double peakGflopsFp32 = 0;         ///< 0: unknown
  double peakGflopsFp64 = 0;         ///< 0: unknown
  double peakGflopsFp64Tensor = 0;   ///< of tensor cores; 0: unknown, or they have no fp64
  double peakGflopsTf32Tensor = 0;   ///< of tensor cores; 0: unknown, or they have no TF32
  double smClockMhz = 0;             ///< the highest, which the peaks are computed from; 0: unknown
  double memoryClockMhz = 0;         ///< 0: unknown
  std::string ecc;                   ///< whether errors in memory are corrected: "on", "off"; empty: unknown
  bool operator==(const DeviceRecord&) const = default;
};

/// "2026-11-20" of an ISO 8601 date with or without the time of day.
std::string dayOf(const std::string& date);

/// Where and with what a session was made. Empty strings: unknown.
struct Environment {
  std::string appVersion;
  std::string commit;   ///< of the program's source, as git abbreviates it
  std::string device;   ///< names of the devices, comma separated
  std::string driver;   ///< CUDA driver, such as 580.65
  std::string toolkit;  ///< CUDA toolkit that compiled the kernels, such as 13.0
  std::string host;     ///< processor and operating system
  std::string date;     ///< ISO 8601, UTC, of the first result
  std::string clocks;   ///< of the GPU, as text: "SM 1980 MHz, memory 3201 MHz"
  std::vector<DeviceRecord> devices;
  bool operator==(const Environment&) const = default;

  /// nullptr where no result came from such a device.
  const DeviceRecord* find(std::string_view deviceId) const;
  /// Adds the record, or replaces the one of the same id, and renews `device`.
  void add(const DeviceRecord& record);
};

/// Results and the environment that they were made in: what is opened, saved and plotted.
struct Session {
  Environment environment;
  Results results;
  std::vector<KernelCopy> copies = {};  ///< kernels of the user's that results may come from
  Annotations annotations = {};         ///< of its plots
  std::vector<RunRecord> runs = {};     ///< none: all results are of one run; results that none has, of one more
  bool operator==(const Session&) const = default;
};

}  // namespace warpbench
