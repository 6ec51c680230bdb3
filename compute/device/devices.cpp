// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <charconv>

#include "device/cuda/cuda_devices.h"
#include "device/device.h"
#include "device/host/cpu_device.h"
#include "device/recorded/recordings.h"
#include "device/simt/simulated_device.h"
#include "error.h"
#include "model/own_profiles.h"
#include "text.h"

namespace warpbench {
namespace {

/// What lies among the user's profiles and is none.
DeviceInfo unavailable(const OwnProfile& own) {
  DeviceInfo info;
  info.kind = DeviceInfo::Kind::Simulated;
  info.record.id = "simulated:" + oneLine(own.file);
  info.record.name = oneLine(own.file);
  info.record.origin = Origin::Modelled;
  info.available = false;
  info.whyNot = oneLine(own.whyNot);
  return info;
}

}  // namespace

std::vector<DeviceInfo> listDevices() {
  std::vector<DeviceInfo> devices = cuda::describeCudaDevices();
  for (DeviceInfo& recording : recorded::describeRecordings()) devices.push_back(std::move(recording));
  for (const GpuProfile& profile : gpuProfiles()) devices.push_back(simulator::describeSimulated(profile));
  for (const OwnProfile& own : ownProfiles())
    devices.push_back(own.profile ? simulator::describeSimulated(*own.profile) : unavailable(own));
  devices.push_back(cpu::describeCpu());
  return devices;
}

std::string cudaToolkitVersion() { return cuda::toolkitVersion(); }

std::unique_ptr<Device> openDevice(std::string_view id) {
  constexpr std::string_view kRecorded = "recorded:";
  const std::string_view name = id.substr(std::min(id.size(), id.find(':') + 1));
  if (id.starts_with(kRecorded) && recorded::isPath(name)) return recorded::openRecording(name);
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
      std::from_chars(name.data(), name.data() + name.size(), ordinal);
      return cuda::openCuda(ordinal);
    }
    case DeviceInfo::Kind::Recorded:
      return recorded::openRecording(name);
    case DeviceInfo::Kind::Simulated:
      return simulator::openSimulated(*findProfile(id, ""));
    case DeviceInfo::Kind::Cpu:
      break;
  }
  return cpu::openCpu();
}

}  // namespace warpbench
