// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "device/device.h"

namespace warpbench::cuda {

/// One launch of a kernel, in the words of a profiler.
struct ProfiledKernel {
  std::string name;   ///< mangled; empty where the toolkit is older than CUDA 12.3, which cannot tell
  std::string grid;   ///< "(16, 16, 1)"
  std::string block;  ///< "(32, 8, 1)"
};

/// Launches each point's kernels once, with only them between cudaProfilerStart and cudaProfilerStop: what fills or
/// poisons arrays is left out of a profile that does not begin by itself. `onKernel` hears of each before it is
/// launched; the first argument is the point's index.
/// @throws DeviceError where a point cannot be launched; it names the point.
void launchForProfiler(int ordinal, const std::vector<Point>& points,
                       const std::function<void(std::size_t, const ProfiledKernel&)>& onKernel);

/// Of the device. @throws DeviceError.
int multiprocessorsOf(int ordinal);

}  // namespace warpbench::cuda
