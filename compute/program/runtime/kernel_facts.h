// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <map>
#include <span>

namespace warpbench::program {

/// The properties of a kernel that nvcc would know.
struct KernelFacts {
  int mostThreads = 1024;       ///< per block, by its __launch_bounds__
  std::size_t sharedBytes = 0;  ///< of its static shared arrays
};

/// The limit of static shared memory (ptxas), and of dynamic shared memory without cudaFuncSetAttribute().
inline constexpr std::size_t kUsualShared = 48 * 1024;
/// The limit of all __constant__ variables together.
inline constexpr std::size_t kMostConstant = 64 * 1024;

/// Stored in the program's object for a kernel with __launch_bounds__: an address in its code, and its threads.
struct LaunchBounds {
  const void* code;
  std::size_t mostThreads;
};

/// Caches the properties of kernels by address, read from the object's debug information.
class KnownFacts {
 public:
  void setBounds(std::span<const LaunchBounds> bounds) { m_bounds = bounds; }
  const KernelFacts& of(const void* kernel);

 private:
  std::span<const LaunchBounds> m_bounds;
  std::map<const void*, KernelFacts> m_known;
};

}  // namespace warpbench::program
