// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "results/values/own_kernel.h"
#include "results/values/parameter.h"
#include "simulator/launch_shape.h"

namespace warpbench::own {

/// The catalogue's launch shape for the variant's kernel with these parameters, all of which must be present; nothing
/// if the variant launches no kernel.
/// @throws DeviceError if there is no room for the arrays.
std::optional<simulator::LaunchShape> usualLaunch(const std::string& family, const std::string& variant,
                                                  const Parameters& parameters);

/// Its block at the initial sizes of simulated devices.
OwnBlock usualBlock(const std::string& family, const std::string& variant);

}  // namespace warpbench::own
