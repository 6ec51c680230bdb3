// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "engine/run/request.h"

namespace warpbench {

/// "NAME=VALUE" as text for a parameter of `family`, checked against its description (or that of a variant).
/// @throws RequestError.
Parameters::Entry parseParameter(const Family& family, std::string_view text);

/// "NAME=A:B", "NAME=A:B:STEP" or "NAME=V,V,V". NAME may be several, as "width,height": they take the same values.
/// @throws RequestError, also for more than 10,000 values.
Sweep parseSweep(const Family& family, std::string_view text);

}  // namespace warpbench
