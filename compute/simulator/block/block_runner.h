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
#include "simulator/block/loop_detector.h"
#include "simulator/counting/traffic.h"
#include "simulator/kernel_call.h"
#include "simulator/launch_shape.h"
#include "simulator/memory_spaces.h"

namespace warpbench::simulator {

/// The block waits for another block that is not running, as in a scan with look-back.
struct BlockWaits {};

class BlockDigest;
class BlockTurns;
class GridMeeting;
struct WarpOrder;

/// A fault of a kernel thread that ended its launch: an access by a wild pointer, a trap or an assertion.
class LaneFault : public DeviceError {
 public:
  /// `signal`: the operating system's signal for the fault; 0: none.
  LaneFault(const std::string& what, int signal) : DeviceError(what), m_signal(signal) {}
  int signal() const { return m_signal; }

 private:
  int m_signal;
};

/// A lane waits for what no running thread does: for the host, another stream or a later block.
class WaitsForEver : public LaneFault {
 public:
  explicit WaitsForEver(const std::string& what) : LaneFault(what, 0) {}
};

/// A block was stopped while one of its threads was still running at a known line.
class BlockStopped : public Cancelled {
 public:
  explicit BlockStopped(std::string thread) : m_thread(std::move(thread)) {}
  /// Such as "thread (0, 0, 0) (block (0, 0, 0), mine.cuh:79)".
  const std::string& thread() const { return m_thread; }

 private:
  std::string m_thread;
};

/// Runs blocks, one at a time, on the operating-system thread that created it. Each CUDA thread is a fiber, and a
/// barrier switches fibers. A thread that waits for another one without a barrier yields after some steps. Blocks reuse
/// fibers and stacks. Shared memory belongs to the operating-system thread (see memory_spaces.h), so a block finds the
/// previous block's values in it.
class BlockRunner {
 public:
  static constexpr std::int64_t kAnySteps = std::numeric_limits<std::int64_t>::max();

  /// `sharedLimit`: bytes of shared memory that a block may use. `maxSteps`: limit of basic blocks entered plus
  /// accesses made by one thread in a block (basic blocks only if nothing is traced), after which the block fails. It
  /// also fails at a barrier once all its threads together have made 2^28 steps. `mostThreads`: limit of threads in a
  /// block.
  explicit BlockRunner(std::size_t sharedLimit, std::int64_t maxSteps = kAnySteps,
                       std::size_t mostThreads = kMostThreadsPerBlock);
  ~BlockRunner();
  BlockRunner(const BlockRunner&) = delete;
  BlockRunner& operator=(const BlockRunner&) = delete;

  /// From now on, a running block ends soon after `stop` is requested.
  void stopOn(std::stop_token stop);

  /// What to observe while a block runs. The default is nothing, which is fastest.
  struct Options {
    Traffic* traffic = nullptr;                      ///< receives the counts of the block's accesses
    SectorMap* sectors = nullptr;                    ///< receives the sectors that the bulk copies use
    std::span<BlockObserver* const> observers = {};  ///< for blocks whose traffic is counted
    AccessWatcher* watcher = nullptr;
    bool alone = false;           ///< no other block runs: if this one waits for another, it ends with BlockWaits
    GridMeeting* grid = nullptr;  ///< for launches whose blocks all run at the same time
    BlockTurns* turns = nullptr;  ///< for launches whose blocks take turns
    /// The kernel's order; nullptr: lanes run one after the other, without a test whether this is right.
    WarpOrder* order = nullptr;
    bool inStep = false;             ///< runs the lanes of a warp in step, whatever `order` says
    /// Digests what the block does and keeps the values it overwrites, so that the block can be undone; counts nothing.
    /// A block that does something that digests do not cover is undone.
    BlockDigest* digest = nullptr;
    BlockDigest* tracedDigest = nullptr;  ///< the same digest of a block whose traffic is counted
    BlocksThatGoOn* goOn = nullptr;  ///< includes this block; nullptr: a block may wait forever
    /// Called before the block runs again because it needs its lanes in step. Its stores have been undone by then.
    std::function<void()> again = {};
  };

  /// Runs one block of the grid; `kernel` contains its arguments.
  /// @throws DeviceError if its threads deadlock, take too many steps, trap or use too much shared memory; Cancelled;
  /// the kernel's own exceptions.
  void run(const LaunchShape& shape, const uint3& block, const KernelCall& kernel, const Options& options);

  /// Undoes the stores of the last block, which must have had a digest.
  void takeBack();

  /// Bytes of address space that a runner for blocks of up to this many threads reserves, and roughly how many it uses.
  static std::size_t reservedBytes(std::size_t mostThreads);
  static std::size_t usedBytes(std::size_t mostThreads);

  /// The memory spaces as the running block sees them.
  MemorySpaces memorySpaces() const;

  /// Shared memory of the last block whose traffic was counted, static and dynamic.
  std::size_t sharedBytes() const;

  struct Private;  ///< reached from the functions of simulator/cuda/language/machine.h

 private:
  std::unique_ptr<Private> d;
};

}  // namespace warpbench::simulator
