// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "device/device.h"

namespace warpbench::cuda {

/// A kernel launch in a profiler's terms.
struct ProfiledKernel {
  std::string name;   ///< mangled; empty if the toolkit is older than CUDA 12.3, which cannot name kernels
  std::string grid;   ///< "(16, 16, 1)"
  std::string block;  ///< "(32, 8, 1)"
};

/// Launches each point's kernels once, and only these between cudaProfilerStart and cudaProfilerStop. Fills and
/// poisoning are thus left out of a profile that waits for the start. `onKernel` is called before each launch, with the
/// point's index first.
/// @throws DeviceError naming the point if it cannot be launched.
void launchForProfiler(int ordinal, const std::vector<Point>& points,
                       const std::function<void(std::size_t, const ProfiledKernel&)>& onKernel);

/// @throws DeviceError.
int multiprocessorsOf(int ordinal);

}  // namespace warpbench::cuda
