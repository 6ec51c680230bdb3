// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "catalogue/family.h"

namespace warpbench {

// Refuse unknown names with the nearest name and all names. They throw RequestError.
[[noreturn]] void refuseFamily(std::string_view name);
[[noreturn]] void refuseVariant(const Family& family, std::string_view name);
/// Considers the parameters of the family and all its variants.
[[noreturn]] void refuseParameter(const Family& family, std::string_view name);

}  // namespace warpbench
