// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "host/thread_team.h"
#include "results/values/result.h"
#include "simulator/block/block_runner.h"
#include "simulator/block/warp_sharing.h"
#include "simulator/counting/traffic.h"
#include "simulator/simulated_launcher.h"

namespace warpbench::simulator {

/// When a launch runs only a sample of its blocks.
struct SamplingRule {
  double maxAccesses = 1e9;      ///< counted per lane; above this, the launch is sampled
  double sampledAccesses = 1e8;  ///< roughly how many the sample makes in total
};

/// The operating-system threads that run blocks, each with its fibers. Created once, because that takes time.
class Workers {
 public:
  /// `sharedLimit`: bytes of shared memory that a block may use; `maxSteps` and `mostThreads`: see BlockRunner.
  explicit Workers(std::size_t sharedLimit, int threads = usableThreads(),
                   std::int64_t maxSteps = BlockRunner::kAnySteps, std::size_t mostThreads = kMostThreadsPerBlock);
  cpu::ThreadTeam& team() { return m_team; }
  std::size_t mostThreads() const { return m_maxThreads; }
  /// Each member calls this itself, so that its fibers belong to its thread.
  BlockRunner& runner(int member);

 private:
  cpu::ThreadTeam m_team;
  std::size_t m_sharedLimit;
  std::int64_t m_maxSteps;
  std::size_t m_maxThreads;
  std::vector<std::unique_ptr<BlockRunner>> m_runners;
};

class DelayedStores;

/// A launch and its memory accesses, scaled up to the whole grid if blocks were sampled.
struct CountedLaunch {
  LaunchShape shape;
  const void* kernel = nullptr;
  std::size_t sharedBytes = 0;  ///< per block
  Counters counters;
  std::vector<std::int64_t> ran = {};  ///< the blocks that ran, if not all did
  bool prepares = false;               ///< prepares data for another launch
};

/// The counts of `sampled` blocks, scaled to the whole grid. Excludes distinct sectors, which only a SectorMap knows.
Counters countersOf(const Traffic& traffic, std::int64_t sampled, std::int64_t total);

/// Runs kernels on the simulator and counts their memory accesses.
class CountingLauncher final : public SimulatedLauncher {
 public:
  using Clock = std::chrono::steady_clock;

  /// `sectors` covers the memory passed to kernels. `multiprocessors` is the GPU's number. `progress` receives the
  /// share of blocks done, 0..1. Without `counts`, all blocks run and nothing is counted. With `counts`, only a few
  /// blocks of each launch begin after `deadline`, and large launches are sampled. `l2Bytes`: size of the GPU's L2,
  /// which limits reuse; 0: unlimited.
  CountingLauncher(Workers& workers, SectorMap& sectors, int multiprocessors, std::stop_token stop,
                   std::function<void(double)> progress, bool counts = true,
                   Clock::time_point deadline = Clock::time_point::max(), double l2Bytes = 0,
                   SamplingRule sampling = {});

  /// Summed over all launches so far, scaled up to the whole grid if blocks were sampled.
  Counters counters() const;

  /// All launches in order; without counts if nothing was counted.
  const std::vector<CountedLaunch>& launches() const { return m_launches; }
  /// The shape of the launch with the most threads that does more than prepare data.
  const std::optional<LaunchShape>& shape() const { return m_shape; }
  /// The kernel of that launch.
  const void* kernel() const { return m_kernel; }
  /// The most that any launch used, per block.
  std::size_t sharedBytes() const;

 private:
  void run(const LaunchShape& shape, const KernelCall& kernel) override;
  void runInLockstep(const LaunchShape& shape, const KernelCall& kernel) override;
  void runInOrder(const LaunchShape& shape, const KernelCall& kernel) override;
  void runWhole(const LaunchShape& shape, const KernelCall& kernel) override;
  void runPreparation(const LaunchShape& shape, const KernelCall& kernel) override;
  void filled(std::span<std::byte>) override {}
  void constantSet(std::span<std::byte>, std::size_t) override {}
  /// Workspaces are not device memory for this purpose: distinct sectors exclude them.
  void* workspaceBytes(const std::string& name, std::size_t bytes, std::size_t elementBytes) override;
  /// Blocks of a grid: the chosen ones or, if none are chosen, 0..count-1. Leaves out one that ran earlier.
  struct Blocks {
    std::int64_t count = 0;
    std::vector<std::int64_t> chosen = {};
    std::int64_t without = -1;
    std::int64_t stride = 1;    ///< between consecutive blocks, modulo the grid; coprime to `count`
    std::int64_t together = 0;  ///< number of blocks that run before L2 is checked; 0: all
    double share = 1;           ///< of the grid
    Clock::time_point deadline = Clock::time_point::max();
    bool alone = false;     ///< see BlockRunner::Options
    bool oneByOne = false;  ///< each begins after the previous one has ended
    bool twins = false;     ///< see BlockTwins
  };
  /// True if blocks may reuse the counts of equal ones, judging by the launch's first block.
  bool mayHaveTwins(const KernelCall& kernel, const Traffic& first, std::int64_t blocks) const;
  /// Notes the shape if this launch has the most threads so far. @throws DeviceError if the shape is impossible.
  void begin(const LaunchShape& shape, const KernelCall& kernel);
  /// @returns the blocks that ran, including the one left out, in any order; empty if the whole grid ran.
  std::vector<std::int64_t> runBlocks(const LaunchShape& shape, const Blocks& blocks, const KernelCall& kernel,
                                      Traffic* traffic);
  /// The number of a sample's blocks that run before L2 is checked: those resident on the GPU at a time or, if the
  /// grid's first block touched little, enough to fill a part of L2; 0: all.
  std::int64_t batchSize(const LaunchShape& shape, double share) const;
  void addLaunch(const LaunchShape& shape, const Traffic& traffic, std::vector<std::int64_t> ran);

  Workers& m_workers;
  SectorMap& m_sectors;
  DelayedStores* m_lockstep = nullptr;
  std::map<const void*, WarpOrder> m_orders;  ///< of loaded kernels, by function
  bool m_whole = false;
  bool m_prepares = false;
  struct Workspace {
    std::shared_ptr<void> at;
    std::size_t bytes = 0;
  };
  std::map<std::string, Workspace> m_workspaces;
  std::stop_token m_stop;
  std::function<void(double)> m_progress;
  bool m_counts;
  Clock::time_point m_deadline;
  double m_l2Bytes;
  SamplingRule m_sampling;
  std::optional<LaunchShape> m_shape;
  const void* m_kernel = nullptr;
  const void* m_launchKernel = nullptr;  ///< of the running launch
  std::size_t m_launchSharedBytes = 0;   ///< of the running launch
  std::vector<CountedLaunch> m_launches;
  std::int64_t m_loadedBefore = 0;  ///< sectors of all earlier launches
  std::int64_t m_storedBefore = 0;
  std::int64_t m_loadedLinesBefore = 0;
  std::int64_t m_storedPairsBefore = 0;
};

}  // namespace warpbench::simulator
