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

/// Traces one block of the variant's kernel; if it launches several times, of the launch with the most threads, and
/// among equals the one in which the block does most. Runs and checks all blocks, so meant for small sizes. @throws
/// RequestError for a variant that the simulator cannot run or a block outside the grid; DeviceError for a faulty
/// kernel; Cancelled.
BlockTrace traceBlock(const Point& point, const GpuProfile& profile, std::array<unsigned, 3> block,
                      std::size_t mostSteps = 100'000, std::stop_token stop = {});

}  // namespace warpbench
