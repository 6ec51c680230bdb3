// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "results/values/own_kernel.h"

namespace warpbench {

/// FNV-1a hash, 64 bits, as 16 hexadecimal digits.
std::string digestOf(std::string_view text);

/// Hash of text and block, which results of the kernel store.
std::string digestOf(const OwnKernel& own);

}  // namespace warpbench
