// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "catalogue/family.h"

namespace warpbench {

// Refusals of names that there are not: each names the nearest that there is, and all. They throw RequestError.
[[noreturn]] void refuseFamily(std::string_view name);
[[noreturn]] void refuseVariant(const Family& family, std::string_view name);
/// Of the family and of all its variants.
[[noreturn]] void refuseParameter(const Family& family, std::string_view name);

}  // namespace warpbench
