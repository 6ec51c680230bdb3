// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <stop_token>
#include <string>
#include <array>
#include <cstddef>
#include <stop_token>

#include "model/gpu_profile.h"
#include "simulator/counting/block_trace.h"

namespace warpbench {

/// Traces one block of the launch of the variant's own kernel; of several of that of most threads, of equals of the one
/// in which it does most. Meant for small sizes: all blocks run, looked at as in a check.
/// @throws RequestError for a variant that the simulator cannot run or a block that the grid does not have; DeviceError
/// where the kernel misbehaves; Cancelled.
BlockTrace traceBlock(const Point& point, const GpuProfile& profile, std::array<unsigned, 3> block,
                      std::size_t mostSteps = 100'000, std::stop_token stop = {});

}  // namespace warpbench
