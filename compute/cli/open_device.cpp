// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/open_device.h"

#include <algorithm>
#include <string_view>

#include "cli/progress_line.h"
#include "device/process/fallback_device.h"
#include "device/process/place.h"
#include "device_id.h"
#include "error.h"
#include "text.h"

namespace warpbench::cli {
namespace {

/// In a process of its own; where no place is named, one of this machine's.
std::unique_ptr<Device> openElsewhere(const std::optional<std::string>& place, const std::string& id,
                                      const std::stop_token& stop) {
  const process::Place there = process::placeFrom(place.value_or("process"));
  ProgressLine line;
  return std::make_unique<process::ProcessDevice>(process::siteOf(there, place ? process::nameOf(there) : ""), id, stop,
                                                  [&](std::string_view what, double) { line.showWaiting(what); });
}

}  // namespace

std::unique_ptr<Device> openChosen(const std::optional<std::string>& place, const std::string& id,
                                   const std::stop_token& stop) {
  if (place) return openElsewhere(place, id, stop);
  return process::openGuarded(id.empty() ? defaultDevice(listDevices()) : id);
}

std::vector<std::unique_ptr<Device>> openAll(const std::optional<std::string>& place, const std::string& ids,
                                             const std::stop_token& stop) {
  std::vector<std::unique_ptr<Device>> devices;
  if (ids.starts_with("recorded:") || ids.find(',') == std::string::npos) {
    devices.push_back(openChosen(place, ids, stop));
    return devices;
  }
  for (std::size_t start = 0; start <= ids.size();) {
    const std::size_t end = std::min(ids.find(',', start), ids.size());
    if (end == start) throw RequestError("--device: '" + printable(ids) + "' has an empty name");
    const std::string id = ids.substr(start, end - start);
    for (const auto& device : devices)
      if (withoutPlace(device->info().record.id) == id)
        throw RequestError("--device: " + printable(id) + " is named twice: name each once");
    devices.push_back(openElsewhere(place, id, stop));
    start = end + 1;
  }
  return devices;
}

}  // namespace warpbench::cli
