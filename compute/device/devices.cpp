// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <charconv>

#include "device/cuda/cuda_devices.h"
#include "device/device.h"
#include "device/host/cpu_device.h"
#include "device/simt/simulated_device.h"
#include "error.h"

namespace warpbench {

std::vector<DeviceInfo> listDevices() {
  std::vector<DeviceInfo> devices = cuda::describeCudaDevices();
  for (const GpuProfile& profile : gpuProfiles()) devices.push_back(simulator::describeSimulated(profile));
  devices.push_back(cpu::describeCpu());
  return devices;
}

std::unique_ptr<Device> openDevice(std::string_view id) {
  const std::vector<DeviceInfo> devices = listDevices();
  const auto info = std::ranges::find(devices, id, [](const DeviceInfo& device) { return device.record.id; });
  if (info == devices.end()) {
    std::string ids;
    for (const DeviceInfo& device : devices) ids += (ids.empty() ? "" : ", ") + device.record.id;
    throw RequestError("no device '" + printable(id) + "'; there are " + ids);
  }
  if (!info->available) throw RequestError("device " + info->record.id + " is not available: " + info->whyNot);

  switch (info->kind) {
    case DeviceInfo::Kind::Cuda: {
      int ordinal = 0;
      const std::string_view number = id.substr(id.find(':') + 1);
      std::from_chars(number.data(), number.data() + number.size(), ordinal);
      return cuda::openCuda(ordinal);
    }
    case DeviceInfo::Kind::Simulated:
      return simulator::openSimulated(*std::ranges::find(gpuProfiles(), id.substr(id.find(':') + 1), &GpuProfile::id));
    case DeviceInfo::Kind::Cpu:
      break;
  }
  return cpu::openCpu();
}

}  // namespace warpbench
