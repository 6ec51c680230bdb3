// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/several_gpus.h"

#include <algorithm>
#include <utility>

#include "results/values/device_id.h"

namespace warpbench {
namespace {

bool isGpuAt(const DeviceInfo& device, std::string_view place) {
  return device.traits().isGpu && placeIn(device.record.id) == place;
}

/// "2 x NVIDIA H200" or "NVIDIA H200, NVIDIA A100".
std::string namesOf(const std::vector<DeviceInfo>& gpus) {
  std::vector<std::pair<std::string, int>> counts;
  for (const DeviceInfo& gpu : gpus) {
    const std::string& name = gpu.record.name.empty() ? gpu.record.id : gpu.record.name;
    const auto known = std::ranges::find(counts, name, &std::pair<std::string, int>::first);
    if (known == counts.end())
      counts.emplace_back(name, 1);
    else
      ++known->second;
  }
  std::string text;
  for (const auto& [name, count] : counts)
    text += (text.empty() ? "" : ", ") + (count > 1 ? std::to_string(count) + " x " : "") + name;
  return text;
}

DeviceInfo together(const std::vector<DeviceInfo>& gpus) {
  DeviceInfo all = gpus.front();
  for (std::size_t i = 1; i < gpus.size(); ++i) all.record.id += "," + gpus[i].record.id;
  all.details = namesOf(gpus);
  return all;
}

constexpr std::string_view kRecorded = "recorded:";

bool beginsWithDevice(std::string_view text) {
  return text.starts_with(kRecorded) || text.starts_with("cuda:") || text.starts_with("simulated:") ||
         withoutPlace(text.substr(0, text.find(','))) == "cpu";
}

}  // namespace

std::vector<std::string> devicesIn(std::string_view ids) {
  std::vector<std::string> devices;
  std::size_t from = 0;
  for (std::size_t comma = ids.find(','); comma != std::string_view::npos; comma = ids.find(',', comma + 1)) {
    if (ids.substr(from).starts_with(kRecorded) && !beginsWithDevice(ids.substr(comma + 1))) continue;
    devices.emplace_back(ids.substr(from, comma - from));
    from = comma + 1;
  }
  devices.emplace_back(ids.substr(from));
  return devices;
}

bool namesSeveral(std::string_view ids) { return devicesIn(ids).size() > 1; }

std::vector<DeviceInfo> usableGpus(const std::vector<DeviceInfo>& devices, std::string_view place) {
  std::vector<DeviceInfo> gpus;
  std::ranges::copy_if(devices, std::back_inserter(gpus),
                       [&](const DeviceInfo& device) { return device.available && isGpuAt(device, place); });
  return gpus;
}

std::vector<DeviceInfo> withAllGpus(const std::vector<DeviceInfo>& devices) {
  std::vector<DeviceInfo> all;
  for (auto device = devices.begin(); device != devices.end(); ++device) {
    all.push_back(*device);
    const std::string_view place = placeIn(device->record.id);
    const bool last = isGpuAt(*device, place) && std::none_of(device + 1, devices.end(), [&](const DeviceInfo& other) {
                        return isGpuAt(other, place);
                      });
    if (!last) continue;
    const std::vector<DeviceInfo> gpus = usableGpus(devices, place);
    if (gpus.size() > 1) all.push_back(together(gpus));
  }
  return all;
}

}  // namespace warpbench
