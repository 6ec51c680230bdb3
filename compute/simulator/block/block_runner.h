// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <span>
#include <stop_token>
#include <string>
#include <utility>

#include "core/text/error.h"
#include "simulator/block/block_observer.h"
#include "simulator/block/endless_turns.h"
#include "simulator/counting/traffic.h"
#include "simulator/kernel_call.h"
#include "simulator/launch_shape.h"
#include "simulator/memory_spaces.h"

namespace warpbench::simulator {

/// A block waits for another one, which does not run: a scan that looks back, say.
struct BlockWaits {};

class BlockDigest;
class GridMeeting;
struct WarpOrder;

/// What a thread of a kernel did so that its launch ended: an access by a wild pointer, a trap, an assertion.
class LaneFault : public DeviceError {
 public:
  /// `signal`: what the operating system sent for it; 0: nothing.
  LaneFault(const std::string& what, int signal) : DeviceError(what), m_signal(signal) {}
  int signal() const { return m_signal; }

 private:
  int m_signal;
};

/// A block that was stopped while a thread of it, at a line that is known, had not ended.
class BlockStopped : public Cancelled {
 public:
  explicit BlockStopped(std::string thread) : m_thread(std::move(thread)) {}
  /// "thread (0, 0, 0) (block (0, 0, 0), mine.cuh:79)"
  const std::string& thread() const { return m_thread; }

 private:
  std::string m_thread;
};

/// Runs blocks, one at a time, on the operating-system thread that made it: each CUDA thread is a fiber, a barrier
/// switches fibers, and a thread that waits for another one without a barrier gives way after some steps. Fibers and
/// stacks are kept from block to block; shared memory is that of the operating-system thread (see memory_spaces.h), and
/// a block finds in it what the last one left.
class BlockRunner {
 public:
  static constexpr std::int64_t kAnySteps = std::numeric_limits<std::int64_t>::max();

  /// `sharedLimit`: bytes of shared memory that a block may use. `mostSteps`: basic blocks entered and accesses made by
  /// one thread of a block, after which the block is given up (where nothing is traced, basic blocks alone); also
  /// after 2^28 of all of its threads together, once they meet at a barrier. `mostThreads`: of a block.
  explicit BlockRunner(std::size_t sharedLimit, std::int64_t mostSteps = kAnySteps,
                       std::size_t mostThreads = kMostThreadsPerBlock);
  ~BlockRunner();
  BlockRunner(const BlockRunner&) = delete;
  BlockRunner& operator=(const BlockRunner&) = delete;

  /// From now on a block that runs ends soon after `stop` is requested.
  void stopOn(std::stop_token stop);

  /// What is looked at while a block runs; by default nothing, which is quickest.
  struct Look {
    Traffic* traffic = nullptr;                      ///< what the block asks of memory is added to it
    SectorMap* sectors = nullptr;                    ///< what its bulk copies read and write is marked there
    std::span<BlockObserver* const> observers = {};  ///< of a block whose traffic is counted
    AccessWatcher* watcher = nullptr;
    bool alone = false;           ///< no other block runs: one that waits for another is given up, with BlockWaits
    GridMeeting* grid = nullptr;  ///< of a launch whose blocks all run at the same time
    /// Of the kernel; nullptr: lanes run one after the other, and nobody looks whether that will do.
    WarpOrder* order = nullptr;
    bool inStep = false;             ///< lanes of a warp run in step, whatever `order` says
    /// All that the block does is told to it, and what it stores over is kept, so that it can be taken back; nothing is
    /// counted. A block that does what a digest does not tell is taken back.
    BlockDigest* digest = nullptr;
    BlocksThatGoOn* goOn = nullptr;  ///< this one among them; nullptr: a block may wait for ever
    /// The block has been found to need its lanes in step, what it stored has been taken back, and it runs again:
    /// called before it does.
    std::function<void()> again = {};
  };

  /// Runs one block of the grid; `kernel` has its arguments.
  /// @throws DeviceError where its threads wait for each other in vain, take too many steps, trap or use more shared
  /// memory than there is; Cancelled; what the kernel throws.
  void run(const LaunchShape& shape, const uint3& block, const KernelCall& kernel, const Look& look);

  /// What the last block has stored, of which there was a digest.
  void takeBack();

  /// Bytes of addresses that one for blocks of so many threads reserves, and about what of it comes to be used.
  static std::size_t reservedBytes(std::size_t mostThreads);
  static std::size_t usedBytes(std::size_t mostThreads);

  /// As the block that runs sees them.
  MemorySpaces memorySpaces() const;

  /// Shared memory of the last block whose traffic was counted, static and dynamic.
  std::size_t sharedBytes() const;

  struct Private;  ///< reached from the functions of simulator/cuda/language/machine.h

 private:
  std::unique_ptr<Private> d;
};

}  // namespace warpbench::simulator
