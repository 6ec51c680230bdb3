// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "catalogue/family.h"

namespace warpbench {
inline namespace WARPBENCH_TARGET {

/// All families in menu order.
const std::vector<Family>& catalog();

/// nullptr if there is no such family.
const Family* findFamily(std::string_view id);

}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
