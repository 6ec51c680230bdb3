// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "catalogue/family.h"
#include "engine/run/request.h"

namespace warpbench {

// Refuse unknown names with the nearest name and all names. They throw RequestError.
[[noreturn]] void refuseFamily(std::string_view name);
[[noreturn]] void refuseVariant(const Family& family, std::string_view name);
/// Considers the parameters of the family and all its variants.
[[noreturn]] void refuseParameter(const Family& family, std::string_view name);

/// Parses "NAME=VALUE" by the description in `family` or one of its variants. @throws RequestError.
Parameters::Entry parseParameter(const Family& family, std::string_view text);

/// Parses "NAME=A:B", "NAME=A:B:STEP" or "NAME=V,V,V". Several names, as in "width,height", take the same values.
/// @throws RequestError, also for more than 10,000 values.
Sweep parseSweep(const Family& family, std::string_view text);

}  // namespace warpbench
