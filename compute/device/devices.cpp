// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <charconv>

#include "base/error.h"
#include "base/text.h"
#include "device/cuda/cuda_devices.h"
#include "device/device.h"
#include "device/device_list.h"
#include "device/host/cpu_device.h"
#include "device/recorded/recordings.h"
#include "device/simt/simulated_device.h"
#include "model/own_profiles.h"

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
  info.whyNot = own.whyNot;
  return info;
}

DeviceInfo standIn(DeviceInfo::Kind kind, const char* id, const char* name, Origin origin) {
  DeviceInfo info;
  info.kind = kind;
  info.record.id = id;
  info.record.name = name;
  info.record.origin = origin;
  return info;
}

}  // namespace

std::vector<DeviceInfo> listDevices() {
  const auto simulated = [] {
    std::vector<DeviceInfo> devices;
    for (const GpuProfile& profile : gpuProfiles()) devices.push_back(simulator::describeSimulated(profile));
    return devices;
  };
  const auto own = [] {
    std::vector<DeviceInfo> devices;
    for (const OwnProfile& profile : ownProfiles())
      devices.push_back(profile.profile ? simulator::describeSimulated(*profile.profile) : unavailable(profile));
    return devices;
  };
  using Kind = DeviceInfo::Kind;
  return listFrom(
      {{standIn(Kind::Cuda, "cuda:0", "CUDA GPU", Origin::Measured), cuda::describeCudaDevices},
       {standIn(Kind::Recorded, "recorded:", "recordings", Origin::Recorded), recorded::describeRecordings},
       {standIn(Kind::Simulated, "simulated:", "GPU profiles", Origin::Modelled), simulated},
       {standIn(Kind::Simulated, "simulated:own", "profiles of your own", Origin::Modelled), own},
       {standIn(Kind::Cpu, "cpu", "CPU", Origin::Measured), [] { return std::vector{cpu::describeCpu()}; }}});
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
    throw RequestError(Message::text("no device '%1'; there are %2"), printable(id), ids);
  }
  if (!info->available)
    throw RequestError(Message::text("device %1 is not available: %2"), info->record.id, info->whyNot);

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
