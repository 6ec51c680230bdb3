// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

#include "device/simt/traffic.h"
#include "device/simt/vector_types.h"

namespace warpbench::simulator {

inline constexpr unsigned kMostThreadsPerBlock = 1024;

/// One launch: how many blocks of how many threads.
struct LaunchShape {
  dim3 grid;
  dim3 block;
  std::size_t dynamicSharedBytes = 0;
};

/// Runs blocks, one at a time, on the operating-system thread that made it: each CUDA thread is a fiber, a barrier
/// switches fibers. Fibers, stacks and shared memory are kept from block to block.
class BlockRunner {
 public:
  /// `sharedLimit`: bytes of shared memory that a block may use.
  explicit BlockRunner(std::size_t sharedLimit);
  ~BlockRunner();
  BlockRunner(const BlockRunner&) = delete;
  BlockRunner& operator=(const BlockRunner&) = delete;

  /// Runs one block of the grid; `thread` is the kernel with its arguments. What it asks of memory is added to
  /// `traffic`.
  /// @throws DeviceError where its threads wait for each other in vain; what the kernel throws.
  void run(const LaunchShape& shape, const uint3& block, const std::function<void()>& thread, Traffic& traffic);

  /// Of the last block that ran, static and dynamic.
  std::size_t sharedBytes() const;

  struct Private;  ///< reached from lane.h's functions

 private:
  std::unique_ptr<Private> d;
};

}  // namespace warpbench::simulator
