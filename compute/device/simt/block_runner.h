// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <span>
#include <stop_token>

#include "device/simt/block_observer.h"
#include "device/simt/launch_shape.h"
#include "device/simt/traffic.h"

namespace warpbench::simulator {

/// Runs blocks, one at a time, on the operating-system thread that made it: each CUDA thread is a fiber, a barrier
/// switches fibers. Fibers, stacks and shared memory are kept from block to block.
class BlockRunner {
 public:
  static constexpr std::int64_t kAnySteps = std::numeric_limits<std::int64_t>::max();

  /// `sharedLimit`: bytes of shared memory that a block may use. `sharedGap`: bytes of nothing behind each array, a
  /// multiple of 128, so that an index out of range hits no other array; what the banks see stays the same.
  /// `mostSteps`: basic blocks entered and accesses made by one thread of a traced block, after which it is given up.
  explicit BlockRunner(std::size_t sharedLimit, std::size_t sharedGap = 0, std::int64_t mostSteps = kAnySteps);
  ~BlockRunner();
  BlockRunner(const BlockRunner&) = delete;
  BlockRunner& operator=(const BlockRunner&) = delete;

  /// From now on a traced block that runs ends soon after `stop` is requested.
  void stopOn(std::stop_token stop);

  /// Runs one block of the grid; `thread` is the kernel with its arguments. What it asks of memory is added to
  /// `traffic`, and the observers hear of it; without `traffic` nothing is traced, which is quicker.
  /// @throws DeviceError where its threads wait for each other in vain or take too many steps; Cancelled; what the
  /// kernel throws.
  void run(const LaunchShape& shape, const uint3& block, const std::function<void()>& thread, Traffic* traffic,
           std::span<BlockObserver* const> observers = {});

  /// An address in the stack of a lane: nobody else's memory.
  bool isPrivate(const void* address) const;

  /// Of the last block that ran, static and dynamic.
  std::size_t sharedBytes() const;

  struct Private;  ///< reached from lane.h's functions

 private:
  std::unique_ptr<Private> d;
};

}  // namespace warpbench::simulator
