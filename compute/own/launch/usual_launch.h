// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "results/values/own_kernel.h"
#include "results/values/parameter.h"
#include "simulator/launch_shape.h"

namespace warpbench::own {

/// How the catalogue launches the variant's kernel with these parameters, of which none may be missing; nothing where
/// it launches none. @throws DeviceError where there is no room for the arrays.
std::optional<simulator::LaunchShape> usualLaunch(const std::string& family, const std::string& variant,
                                                  const Parameters& parameters);

/// Its block, at the sizes that simulated devices begin with.
OwnBlock usualBlock(const std::string& family, const std::string& variant);

}  // namespace warpbench::own
