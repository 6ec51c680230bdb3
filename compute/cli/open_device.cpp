// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/open_device.h"

#include "device/process/fallback_device.h"
#include "device/process/place.h"

namespace warpbench::cli {

std::unique_ptr<Device> openChosen(const std::optional<std::string>& place, const std::string& id,
                                   const std::stop_token& stop) {
  if (!place) return process::openGuarded(id.empty() ? defaultDevice(listDevices()) : id);
  const process::Place there = process::placeFrom(*place);
  return std::make_unique<process::ProcessDevice>(process::siteOf(there, process::nameOf(there)), id, stop);
}

}  // namespace warpbench::cli
