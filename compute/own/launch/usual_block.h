// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "own/launch/own_block.h"

namespace warpbench::own {

/// The block that the catalogue launches the variant's kernel with, at the sizes that simulated devices begin with.
OwnBlock usualBlock(const std::string& family, const std::string& variant);

}  // namespace warpbench::own
