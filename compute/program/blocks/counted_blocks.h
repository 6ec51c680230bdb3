// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <span>
#include <utility>

#include "inspect/line_costs.h"
#include "model/gpu_profile.h"
#include "program/allocations/device_memory.h"
#include "simulator/block/warp_sharing.h"
#include "simulator/counting/counting_launcher.h"

namespace warpbench::program {

/// The counts of a program's launch.
struct ProgramLaunch {
  simulator::CountedLaunch counted;
  double flopsFp32 = 0;  ///< of all blocks
  double flopsFp64 = 0;
  bool sharesLate = false;  ///< see simulator::WarpOrder
};

/// Runs a program's launches on the simulator: every block once, in grid order. In large launches only some blocks are
/// counted, and their counts are scaled.
class CountedBlocks {
 public:
  explicit CountedBlocks(const GpuProfile& profile);
  /// Called by the thread that runs a block when the block begins, with the number of blocks begun.
  void onBlock(std::function<void(std::int64_t begun)> hear) { m_onBlock = std::move(hear); }

  /// `memory`: the device's, whose distinct sectors are counted. `cooperative`: all blocks run at the same time.
  /// `costs`: receives those of the first block; nullptr: not wanted.
  /// @throws simulator::LaneFault, DeviceError if the kernel misbehaves.
  ProgramLaunch run(const simulator::LaunchShape& shape, const simulator::KernelCall& kernel,
                    const DeviceMemory& memory, bool cooperative, LineCosts* costs);

  /// Runs all blocks without counting. The observers follow the block `observed`; -1: none.
  /// @throws as run().
  void runUncounted(const simulator::LaunchShape& shape, const simulator::KernelCall& kernel, bool cooperative,
                    std::int64_t observed, std::span<simulator::BlockObserver* const> observers);

 private:
  struct Looks;
  struct Sum;
  /// Runs blocks `first` to `last` - 1, each on the next free thread; `meeting` is for cooperative launches.
  void runBlocks(simulator::Workers& workers, const simulator::LaunchShape& shape, const simulator::KernelCall& kernel,
                 std::int64_t first, std::int64_t last, simulator::GridMeeting* meeting, const Looks& looks,
                 Sum& sum) const;
  /// The threads for cooperative launches, one per block.
  /// @throws DeviceError if there is no room for them.
  simulator::Workers& allAtOnce(const simulator::LaunchShape& shape);

  std::size_t m_sharedLimit;
  int m_multiprocessors;
  std::function<void(std::int64_t begun)> m_onBlock;
  simulator::Workers m_workers;
  std::unique_ptr<simulator::Workers> m_allBlocks;  ///< for cooperative launches: one thread per block
  struct Known {
    int launches = 0;
    double accesses = 1;  ///< per block, by single lanes
  };
  std::map<std::pair<const void*, std::int64_t>, Known> m_known;  ///< by function and number of blocks
  std::map<const void*, simulator::WarpOrder> m_orders;           ///< by function
};

}  // namespace warpbench::program
