// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "device/device.h"
#include "remote/place.h"

/// Opens devices that work at the same time, each in its own process, so that shared state cannot distort their times.
namespace warpbench::process {

using DeviceOpener = std::function<std::unique_ptr<Device>(const std::string& id, const std::stop_token& stop)>;

/// Opens all devices concurrently; if one fails, stops the others. @throws the first exception of `open`.
std::vector<std::unique_ptr<Device>> openEach(const std::vector<std::string>& ids, const DeviceOpener& open,
                                              const std::stop_token& stop = {});

/// @throws RequestError for a place by Slurm, where each device's job would ask for all GPUs and wait for the others.
void checkTogether(const Remote& place);

/// Opens all of "cuda:0@server,cuda:1@server" as openAt() does, or local ones. @throws as openAt().
std::vector<std::unique_ptr<Device>> openTogether(std::string_view ids, const std::vector<NamedRemote>& places,
                                                  const std::stop_token& stop = {});

}  // namespace warpbench::process
