// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/devices/devices.h"

#include <algorithm>
#include <charconv>
#include <exception>
#include <new>
#include <utility>

#include "core/text/error.h"
#include "core/text/text.h"
#include "device/device.h"
#include "engine/recorded/recordings.h"
#include "engine/simulated/simulated_device.h"
#include "gpu/cuda_devices.h"
#include "host/cpu_device.h"
#include "model/gpu_profile.h"

namespace warpbench {
namespace {

/// Describes a user's profile that is invalid.
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

/// "cuda" for "cuda:0".
std::string_view kindIn(std::string_view id) { return id.substr(0, id.find(':')); }

/// "0" for "cuda:0".
std::string_view nameIn(std::string_view id) { return id.substr(std::min(id.size(), id.find(':') + 1)); }

std::unique_ptr<Device> openCuda(std::string_view id) {
  const std::string_view name = nameIn(id);
  int ordinal = 0;
  std::from_chars(name.data(), name.data() + name.size(), ordinal);
  return cuda::openCuda(ordinal);
}

std::unique_ptr<Device> openSimulated(std::string_view id) { return simulator::openSimulated(*findProfile(id, "")); }

std::vector<DeviceInfo> describeProfiles() {
  std::vector<DeviceInfo> devices;
  for (const GpuProfile& profile : gpuProfiles()) devices.push_back(simulator::describeSimulated(profile));
  return devices;
}

std::vector<DeviceInfo> describeOwnProfiles() {
  std::vector<DeviceInfo> devices;
  for (const OwnProfile& profile : ownProfiles())
    devices.push_back(profile.profile ? simulator::describeSimulated(*profile.profile) : unavailable(profile));
  return devices;
}

std::vector<DeviceSource> sources() {
  using Kind = DeviceInfo::Kind;
  return {{standIn(Kind::Cuda, "cuda:0", "CUDA GPU", Origin::Measured), cuda::describeCudaDevices, openCuda},
          {standIn(Kind::Recorded, "recorded:", "recordings", Origin::Recorded), recorded::describeRecordings,
           [](std::string_view id) { return recorded::openRecording(nameIn(id)); }},
          {standIn(Kind::Simulated, "simulated:", "GPU profiles", Origin::Modelled), describeProfiles, openSimulated},
          {standIn(Kind::Simulated, "simulated:own", "profiles of your own", Origin::Modelled), describeOwnProfiles,
           openSimulated},
          {standIn(Kind::Cpu, "cpu", "CPU", Origin::Measured), [] { return std::vector{cpu::describeCpu()}; },
           [](std::string_view) { return cpu::openCpu(); }}};
}

/// The id most likely meant, also for one without the maker, such as "recorded:h200"; empty if none is close.
std::string closeTo(std::string_view id, const std::vector<std::string>& ids) {
  std::string close = nearest(id, ids);
  for (const std::string& each : ids)
    if (!nameIn(id).empty() && kindIn(each) == kindIn(id) && each.ends_with("-" + std::string(nameIn(id))))
      close = each;
  return close;
}

}  // namespace

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

std::vector<DeviceInfo> listDevices() { return listFrom(sources()); }

std::string cudaToolkitVersion() { return cuda::toolkitVersion(); }

std::unique_ptr<Device> openDevice(std::string_view id) {
  if (kindIn(id) == "recorded" && recorded::isPath(nameIn(id))) return recorded::openRecording(nameIn(id));
  for (const DeviceSource& source : sources()) {
    if (kindIn(source.standIn.record.id) != kindIn(id)) continue;
    const std::vector<DeviceInfo> devices = listFrom({source});
    const auto info = std::ranges::find(devices, id, [](const DeviceInfo& device) { return device.record.id; });
    if (info == devices.end()) continue;
    if (!info->available)
      throw RequestError(Message::text("device %1 is not available: %2"), info->record.id, info->whyNot);
    return source.open(id);
  }
  std::vector<std::string> ids;
  for (const DeviceInfo& device : listDevices()) ids.push_back(device.record.id);
  const std::string close = closeTo(id, ids);
  if (close.empty())
    throw RequestError(Message::text("there is no device '%1'; the devices are %2"), printable(id), joined(ids));
  throw RequestError(Message::text("there is no device '%1' (did you mean %2?); the devices are %3"), printable(id),
                     close, joined(ids));
}

}  // namespace warpbench
