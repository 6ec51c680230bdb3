// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/device.h"

namespace warpbench {

std::string defaultDevice(const std::vector<DeviceInfo>& devices) {
  using Kind = DeviceInfo::Kind;
  for (const Kind kind : {Kind::Cuda, Kind::Recorded, Kind::Simulated, Kind::Cpu})
    for (const DeviceInfo& device : devices)
      if (device.kind == kind && device.available) return device.record.id;
  return "";
}

}  // namespace warpbench
