// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/cuda_choice.h"

#include <algorithm>
#include <charconv>

#include "core/text/error.h"
#include "engine/devices/devices.h"

namespace warpbench::cli {

DeviceInfo cudaDevice(const std::string& id) {
  const std::vector<DeviceInfo> devices = listDevices();
  const auto info = std::ranges::find(devices, id, [](const DeviceInfo& device) { return device.record.id; });
  if (info == devices.end() || !info->traits().isGpu)
    throw RequestError("--device: '" + printable(id) +
                       "' is not a CUDA device of this machine; see warpbench-cli devices");
  if (!info->available) throw RequestError(Message::text("device %1 is not available: %2"), id, info->whyNot);
  return *info;
}

int ordinalOf(const DeviceInfo& device) {
  const std::string& id = device.record.id;
  int ordinal = 0;
  std::from_chars(id.data() + id.find(':') + 1, id.data() + id.size(), ordinal);
  return ordinal;
}

}  // namespace warpbench::cli
