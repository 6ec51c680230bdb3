// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace warpbench::mutants {

/// Kernels launched from now on are changed at that place (mutants.h). @throws DeviceError.
void choose(int place, int by);

}  // namespace warpbench::mutants
