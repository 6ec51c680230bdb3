// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "device/device.h"

namespace warpbench::cli {

/// The device of that id at the place, or in this process where there is none. Without an id the one that is chosen
/// there by default.
/// @throws RequestError, DeviceError; Cancelled.
std::unique_ptr<Device> openChosen(const std::optional<std::string>& place, const std::string& id,
                                   const std::stop_token& stop);

}  // namespace warpbench::cli
