// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "device/device.h"

/// The server side of ProcessDevice: `warpbench-cli serve`.
namespace warpbench::process {

struct ServedDevices {
  std::function<std::unique_ptr<Device>(std::string_view id)> open;
  std::function<std::vector<DeviceInfo>()> list;
  /// Adds hardware counts to results where possible. @throws Error with the reason; Cancelled.
  std::function<void(Results& results, const std::string& device, const std::stop_token& stop)> count = {};
};

enum class ServeEnd {
  Done,     ///< no more orders, or nobody reads the answers
  Refused,  ///< incompatible client
  Stuck,    ///< like Done, but a point or a faulty device hangs: the process must exit
};

/// Reads orders from `input` and writes answers to `output` until the input ends, then cancels the current point.
/// Answers an invalid line with the reason and continues. SIGPIPE must be ignored.
ServeEnd serve(int input, int output, const ServedDevices& devices);

}  // namespace warpbench::process
