// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "results/values/own_kernel.h"

namespace warpbench {

/// A number that tells texts apart, as 16 hexadecimal digits (FNV-1a, 64 bits).
std::string digestOf(std::string_view text);

/// Of its text and its block: what results of it bear.
std::string digestOf(const OwnKernel& own);

}  // namespace warpbench
