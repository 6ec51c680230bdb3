// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/devices/device_list.h"

#include <exception>
#include <new>
#include <utility>

#include "core/text/error.h"

namespace warpbench {

std::vector<DeviceInfo> listFrom(const std::vector<DeviceSource>& sources) {
  std::vector<DeviceInfo> devices;
  for (const DeviceSource& source : sources) {
    Message whyNot;
    try {
      for (DeviceInfo& device : source.list()) devices.push_back(std::move(device));
      continue;
    } catch (const std::bad_alloc&) {
      whyNot = "out of memory";
    } catch (const std::exception& error) {
      whyNot = messageOf(error);
    }
    devices.push_back(source.standIn);
    devices.back().available = false;
    devices.back().whyNot = std::move(whyNot);
  }
  return devices;
}

}  // namespace warpbench
