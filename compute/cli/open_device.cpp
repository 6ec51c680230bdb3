// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/open_device.h"

#include <algorithm>
#include <charconv>
#include <string_view>

#include "cli/terminal/progress_line.h"
#include "core/text/error.h"
#include "device/several_gpus.h"
#include "engine/devices/devices.h"
#include "model/gpu_profile.h"
#include "remote/open_several.h"
#include "remote/place.h"
#include "results/values/device_id.h"

namespace warpbench::cli {
namespace {

constexpr const char* kAllGpus = "all";

/// Opens the device in a separate process: at the place, or on this machine if no place is given.
std::unique_ptr<Device> openElsewhere(const std::optional<std::string>& place, const std::string& id,
                                      const std::stop_token& stop) {
  if (!place) return process::openInChild(id, stop);
  const process::Remote there = process::remoteFrom(*place);
  ProgressLine line;
  return std::make_unique<process::ProcessDevice>(
      process::parseEndpoint(there, process::nameOf(there)), id, stop,
      [&](const Message& what, double) { line.showWaiting(what.english()); });
}

/// The ids of all usable GPUs at the place. @throws RequestError if there are none.
std::vector<std::string> allGpusAt(const std::optional<std::string>& place, const std::stop_token& stop) {
  std::vector<DeviceInfo> devices;
  std::string name;
  if (place) {
    const process::Remote there = process::remoteFrom(*place);
    name = process::nameOf(there);
    devices = process::listDevices(process::parseEndpoint(there, name), stop);
  } else {
    devices = listDevices();
  }
  std::vector<std::string> ids;
  for (const DeviceInfo& gpu : usableGpus(devices, name)) ids.emplace_back(withoutPlace(gpu.record.id));
  if (!ids.empty()) return ids;
  const auto gpu = std::ranges::find_if(devices, [](const DeviceInfo& each) { return each.traits().isGpu; });
  throw RequestError("--device all: " + (place ? "the place " + name : "this machine") + " has no usable GPU" +
                     (gpu == devices.end() ? "" : ": " + gpu->whyNot.english()));
}

}  // namespace

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

std::unique_ptr<Device> openChosen(const std::optional<std::string>& place, const std::string& id,
                                   const std::stop_token& stop) {
  if (place) return openElsewhere(place, id, stop);
  return process::openHere(id.empty() ? defaultDevice(listDevices()) : id);
}

std::vector<std::unique_ptr<Device>> openAll(const std::optional<std::string>& place, const std::string& ids,
                                             const std::stop_token& stop) {
  if (place && (ids == kAllGpus || namesSeveral(ids))) process::checkTogether(process::remoteFrom(*place));
  const std::vector<std::string> named = ids == kAllGpus ? allGpusAt(place, stop) : devicesIn(ids);
  std::vector<std::unique_ptr<Device>> devices;
  if (named.size() == 1) {
    devices.push_back(openChosen(place, named.front(), stop));
    return devices;
  }
  for (auto id = named.begin(); id != named.end(); ++id) {
    if (id->empty()) throw RequestError("--device: '" + printable(ids) + "' has an empty name");
    if (std::count(named.begin(), id, *id) > 0)
      throw RequestError("--device: " + printable(*id) + " is named twice: name each once");
  }
  const auto open = [&](const std::string& id, const std::stop_token& any) {
    // Recordings are only read, so no process serves them.
    return !place && id.starts_with("recorded:") ? openDevice(id) : openElsewhere(place, id, any);
  };
  return process::openEach(named, open, stop);
}

std::vector<std::unique_ptr<Device>> openForOwn(const std::optional<std::string>& place, const std::string& id,
                                                const std::stop_token& stop) {
  if (id == kAllGpus || namesSeveral(id)) throw RequestError("--kernel: your own kernels run on one device: name it");
  std::vector<std::unique_ptr<Device>> devices;
  devices.push_back(openElsewhere(place, id.empty() ? "simulated:" + defaultProfile().id : id, stop));
  return devices;
}

void checkHasCounters(const DeviceInfo& device) {
  if (!device.traits().isGpu)
    throw RequestError("--counters: " + device.record.id + " has no hardware counters: choose a CUDA device");
}

}  // namespace warpbench::cli
