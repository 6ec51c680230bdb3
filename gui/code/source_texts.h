// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <array>
#include <cstdint>
#include <vector>

#include "code/machine_code.h"
#include "inspect/line_costs.h"

/// Texts of the source panel.
namespace warpbench::gui {

/// "store to global memory, 32 sectors per request instead of 4".
QString costText(const LineCost& cost);

/// "32 > 4": units per request, and the ideal number if it is smaller.
QString shortCostText(const LineCost& cost);

/// "128 x 128", without a trailing 1.
QString extentText(const std::array<std::int64_t, 3>& extent);

/// "Grid 128 x 128, block 32 x 32, 22 registers a thread, 4,096 bytes of shared memory a block, occupancy 100 %",
/// without unknown values.
QString launchText(const Result& result);

/// Index of the first of `kernels` with elements of `type`, such as "fp32"; 0 if there is none, -1 without kernels.
int instanceOf(const std::vector<CompiledKernel>& kernels, const QString& type);

}  // namespace warpbench::gui
