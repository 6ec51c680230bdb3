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
#include "program/runtime/device_memory.h"
#include "simulator/block/warp_sharing.h"
#include "simulator/counting/counting_launcher.h"

namespace warpbench::program {

/// A launch of a program's.
struct ProgramLaunch {
  simulator::CountedLaunch counted;
  double flopsFp32 = 0;  ///< of all blocks
  double flopsFp64 = 0;
  bool sharesLate = false;  ///< see simulator::WarpOrder
};

/// Runs launches of a program on the simulator: every block once, in the order of the grid. Of large launches some of
/// the blocks are counted, and their counts scaled.
class CountedBlocks {
 public:
  explicit CountedBlocks(const GpuProfile& profile);
  /// Called when a block begins, by the thread that runs it, with how many have begun.
  void onBlock(std::function<void(std::int64_t begun)> hear) { m_onBlock = std::move(hear); }

  /// `memory`: the device's, for which distinct sectors are told. `cooperative`: all blocks run at the same time.
  /// `costs`: where those of the first block go; nullptr: nobody asks. @throws simulator::LaneFault, DeviceError where
  /// the kernel misbehaves.
  ProgramLaunch run(const simulator::LaunchShape& shape, const simulator::KernelCall& kernel,
                    const DeviceMemory& memory, bool cooperative, LineCosts* costs);

  /// Runs all blocks and counts none. What the block `observed` does is told to the observers; -1: none is looked at.
  /// @throws as run().
  void runUncounted(const simulator::LaunchShape& shape, const simulator::KernelCall& kernel, bool cooperative,
                    std::int64_t observed, std::span<simulator::BlockObserver* const> observers);

 private:
  struct Looks;
  struct Sum;
  /// Blocks `first` to `last` - 1, each on the next thread that is free; `meeting`: of a cooperative launch.
  void runBlocks(simulator::Workers& workers, const simulator::LaunchShape& shape, const simulator::KernelCall& kernel,
                 std::int64_t first, std::int64_t last, simulator::GridMeeting* meeting, const Looks& looks,
                 Sum& sum) const;
  /// Those of cooperative launches: a thread for each block. @throws DeviceError where there is no room for them.
  simulator::Workers& allAtOnce(const simulator::LaunchShape& shape);

  std::size_t m_sharedLimit;
  int m_multiprocessors;
  std::function<void(std::int64_t begun)> m_onBlock;
  simulator::Workers m_workers;
  std::unique_ptr<simulator::Workers> m_allBlocks;  ///< of cooperative launches: a thread for each block
  struct Known {
    int launches = 0;
    double accesses = 1;  ///< of a block, of single lanes
  };
  std::map<std::pair<const void*, std::int64_t>, Known> m_known;  ///< by function and blocks
  std::map<const void*, simulator::WarpOrder> m_orders;           ///< by function
};

}  // namespace warpbench::program
