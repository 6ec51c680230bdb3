// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "results/session/annotations.h"
#include "results/session/results.h"
#include "results/values/own_kernel.h"

namespace warpbench {

/// A device that results came from, in enough detail to label plots and draw its limits years later.
struct DeviceRecord {
  std::string id;                    ///< cuda:0, simulated:nvidia-h200, cpu
  std::string name;                  ///< NVIDIA H200
  Origin origin = Origin::Measured;  ///< of its times
  std::string date;                  ///< date of a recording, otherwise empty
  double peakBandwidthGbs = 0;       ///< 2 x memory clock x bus width / 8; 0: unknown
  double copyBandwidthGbs = 0;       ///< measured device-to-device copy, the practical ceiling; 0: unknown
  double peakGflopsFp32 = 0;         ///< 0: unknown
  double peakGflopsFp64 = 0;         ///< 0: unknown
  double peakGflopsFp64Tensor = 0;   ///< tensor cores; 0: unknown or no fp64
  double peakGflopsTf32Tensor = 0;   ///< tensor cores; 0: unknown or no TF32
  double smClockMhz = 0;             ///< highest clock, on which the peaks are based; 0: unknown
  double memoryClockMhz = 0;         ///< 0: unknown
  std::string ecc;                   ///< error correction of memory: "on", "off"; empty: unknown
  bool operator==(const DeviceRecord&) const = default;
};

/// The date without the time of day: "2026-11-20".
std::string dayOf(const std::string& date);

/// Where and with what a session was made. Empty strings mean unknown.
struct Environment {
  std::string appVersion;
  std::string commit;   ///< of the program's source, abbreviated by git
  std::string device;   ///< device names, comma separated
  std::string driver;   ///< CUDA driver, such as 580.65
  std::string toolkit;  ///< CUDA toolkit that compiled the kernels, such as 13.0
  std::string host;     ///< processor and operating system
  std::string date;     ///< ISO 8601, UTC, of the first result
  std::string clocks;   ///< GPU clocks: "SM 1980 MHz, memory 3201 MHz"
  std::vector<DeviceRecord> devices;
  bool operator==(const Environment&) const = default;

  /// nullptr if no result came from this device.
  const DeviceRecord* find(std::string_view deviceId) const;
  /// Adds a record, or replaces the one with the same id, and updates `device`.
  void add(const DeviceRecord& record);
};

/// Results with their environment: the unit that is opened, saved and plotted.
struct Session {
  Environment environment;
  Results results;
  std::vector<KernelCopy> copies = {};  ///< the user's kernels that results may come from
  Annotations annotations = {};         ///< of the plots
  std::vector<RunRecord> runs = {};     ///< empty: one run has all results; results in no run form one more
  bool operator==(const Session&) const = default;
};

/// Removes the results of hidden runs, and all run records. If every result is hidden, keeps them all.
Session withoutHiddenRuns(Session session);

}  // namespace warpbench
