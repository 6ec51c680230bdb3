// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "device/device.h"

/// The far side of ProcessDevice: `warpbench-cli serve`.
namespace warpbench::process {

struct ServedDevices {
  std::function<std::unique_ptr<Device>(std::string_view id)> open;
  std::function<std::vector<DeviceInfo>()> list;
  /// Gives results what the hardware counts of their points, where it does. @throws Error saying why nothing; Cancelled.
  std::function<void(Results& results, const std::string& device, const std::stop_token& stop)> count = {};
};

/// How serving ended.
enum class ServeEnd {
  Done,     ///< no more orders come, or nobody reads the answers
  Refused,  ///< the other side speaks another version
  Stuck,  ///< as Done, but a point does not stop, or a fault left its device so that freeing it may never return: only
          ///< the end of the process ends that
};

/// Reads orders from `input` and writes answers to `output` until the input ends; the point in work is cancelled then.
/// A line that is no order is answered with the reason, and the next is read. SIGPIPE has to be ignored.
ServeEnd serve(int input, int output, const ServedDevices& devices);

}  // namespace warpbench::process
