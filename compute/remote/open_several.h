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

/// Devices that are to work at the same time: each in a process of its own, for what they would share in one is not
/// theirs to time.
namespace warpbench::process {

using DeviceOpener = std::function<std::unique_ptr<Device>(const std::string& id, const std::stop_token& stop)>;

/// Opens all at the same time. Where one cannot be opened the others are not waited for.
/// @throws what `open` does, for the first of them that fails.
std::vector<std::unique_ptr<Device>> openEach(const std::vector<std::string>& ids, const DeviceOpener& open,
                                              const std::stop_token& stop = {});

/// Devices at a place by Slurm are a job each, and each would ask for all the GPUs and wait for the others' end.
/// @throws RequestError where it is one.
void checkTogether(const Place& place);

/// All of "cuda:0@server,cuda:1@server", as openAt(); without a place they are this machine's.
/// @throws RequestError, DeviceError; Cancelled.
std::vector<std::unique_ptr<Device>> openTogether(std::string_view ids, const std::vector<NamedPlace>& places,
                                                  const std::stop_token& stop = {});

}  // namespace warpbench::process
