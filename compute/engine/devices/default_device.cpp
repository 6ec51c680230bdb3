// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/device.h"
#include "engine/devices/devices.h"

namespace warpbench {

std::string defaultDevice(const std::vector<DeviceInfo>& devices) {
  for (const DeviceTraits& traits : kDeviceKinds)
    for (const DeviceInfo& device : devices)
      if (device.kind == traits.kind && device.available) return device.record.id;
  return "";
}

}  // namespace warpbench
