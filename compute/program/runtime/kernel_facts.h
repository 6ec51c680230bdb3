// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <map>
#include <span>

namespace warpbench::program {

/// What nvcc would know of a kernel that a program launches or asks about.
struct KernelFacts {
  int mostThreads = 1024;       ///< of a block, by its __launch_bounds__
  std::size_t sharedBytes = 0;  ///< of its static shared arrays
};

/// Of static shared memory a kernel has no more (ptxas), and of dynamic no more without cudaFuncSetAttribute().
inline constexpr std::size_t kUsualShared = 48 * 1024;
/// Of all __constant__ variables together.
inline constexpr std::size_t kMostConstant = 64 * 1024;

/// What a kernel with __launch_bounds__ leaves in its program's object: an address in its code, and its threads.
struct LaunchBounds {
  const void* code;
  std::size_t mostThreads;
};

/// Facts of kernels, by their address: from the object's debug information, once each.
class KnownFacts {
 public:
  void setBounds(std::span<const LaunchBounds> bounds) { m_bounds = bounds; }
  const KernelFacts& of(const void* kernel);

 private:
  std::span<const LaunchBounds> m_bounds;
  std::map<const void*, KernelFacts> m_known;
};

}  // namespace warpbench::program
