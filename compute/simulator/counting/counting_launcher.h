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

/// When a launch runs only some of its blocks.
struct SamplingRule {
  double mostAccesses = 1e9;     ///< of single lanes, above which it does
  double sampledAccesses = 1e8;  ///< that those blocks make together, about
};

/// The operating-system threads that blocks are spread over, each with its fibers. Made once, because that takes time.
class Workers {
 public:
  /// `sharedLimit`: bytes of shared memory that a block may use; `mostSteps` and `mostThreads` as of BlockRunner.
  explicit Workers(std::size_t sharedLimit, int threads = usableThreads(),
                   std::int64_t mostSteps = BlockRunner::kAnySteps, std::size_t mostThreads = kMostThreadsPerBlock);
  cpu::ThreadTeam& team() { return m_team; }
  std::size_t mostThreads() const { return m_mostThreads; }
  /// Called by the member itself, so that its fibers belong to its thread.
  BlockRunner& runner(int member);

 private:
  cpu::ThreadTeam m_team;
  std::size_t m_sharedLimit;
  std::int64_t m_mostSteps;
  std::size_t m_mostThreads;
  std::vector<std::unique_ptr<BlockRunner>> m_runners;
};

class StoresHeldBack;

/// A launch and what it asked of memory, scaled to the whole grid where blocks were sampled.
struct CountedLaunch {
  LaunchShape shape;
  const void* kernel = nullptr;
  std::size_t sharedBytes = 0;  ///< of a block
  Counters counters;
  std::vector<std::int64_t> ran = {};  ///< where not all blocks ran: which did
  bool prepares = false;               ///< data for another
};

/// What `sampled` of a grid's blocks asked of memory, scaled to all of them; without the distinct sectors, which are a
/// SectorMap's to tell.
Counters countersOf(const Traffic& traffic, std::int64_t sampled, std::int64_t total);

/// Runs kernels on the simulator and counts what they ask of memory.
class CountingLauncher final : public SimulatedLauncher {
 public:
  using Clock = std::chrono::steady_clock;

  /// `sectors` covers the memory that kernels are given; `multiprocessors` is how many the GPU has. `progress` hears
  /// the share of blocks done, 0..1. Without `counts` all blocks run, however many, and nothing is counted. With them
  /// no block begins after `deadline`, but for a few of each launch, and only some run of a large launch. `l2Bytes`: of
  /// the GPU's L2, for what it loses between two uses; 0: it loses nothing.
  CountingLauncher(Workers& workers, SectorMap& sectors, int multiprocessors, std::stop_token stop,
                   std::function<void(double)> progress, bool counts = true,
                   Clock::time_point deadline = Clock::time_point::max(), double l2Bytes = 0,
                   SamplingRule sampling = {});

  /// Of all launches so far, scaled to the whole grid where blocks were sampled.
  Counters counters() const;

  /// All of them, in their order; without counts where nothing was counted.
  const std::vector<CountedLaunch>& launches() const { return m_launches; }
  /// Of the launch of most threads that does not only prepare data for another.
  const std::optional<LaunchShape>& shape() const { return m_shape; }
  /// The kernel of that launch.
  const void* kernel() const { return m_kernel; }
  /// Of the launch that uses most.
  std::size_t sharedBytes() const;

 private:
  void run(const LaunchShape& shape, const KernelCall& kernel) override;
  void runInLockstep(const LaunchShape& shape, const KernelCall& kernel) override;
  void runInOrder(const LaunchShape& shape, const KernelCall& kernel) override;
  void runWhole(const LaunchShape& shape, const KernelCall& kernel) override;
  void runPreparation(const LaunchShape& shape, const KernelCall& kernel) override;
  void filled(std::span<std::byte>) override {}
  void constantSet(std::span<std::byte>, std::size_t) override {}
  /// It lies outside of what counts as the device's memory: distinct sectors leave it out.
  void* workspaceBytes(const std::string& name, std::size_t bytes, std::size_t elementBytes) override;
  /// Blocks of a grid: the chosen ones, or 0..count-1 where none are, but for one of them.
  struct Blocks {
    std::int64_t count = 0;
    std::vector<std::int64_t> chosen = {};
    std::int64_t without = -1;
    std::int64_t stride = 1;    ///< from one block to the next, round the grid; has no divisor in common with `count`
    std::int64_t together = 0;  ///< as many run before L2 is looked at; 0: all
    double share = 1;           ///< of the grid
    Clock::time_point deadline = Clock::time_point::max();
    bool alone = false;     ///< see BlockRunner::Look
    bool oneByOne = false;  ///< each after the one before it has ended
    bool twins = false;     ///< see BlockTwins
  };
  /// Whether blocks may be counted by others, after the first one of the launch.
  bool mayHaveTwins(const KernelCall& kernel, const Traffic& first, std::int64_t blocks) const;
  /// Notes the shape of the launch of most threads. @throws DeviceError where this one's is impossible.
  void begin(const LaunchShape& shape, const KernelCall& kernel);
  /// @returns which ran, that one too, in any order; nothing where all of the grid did.
  std::vector<std::int64_t> runBlocks(const LaunchShape& shape, const Blocks& blocks, const KernelCall& kernel,
                                      Traffic* traffic);
  /// How many blocks of a sample run before L2 is looked at: those that multiprocessors hold side by side, or, where
  /// the grid's first block has touched little, what fills a part of L2; 0: all.
  std::int64_t togetherOf(const LaunchShape& shape, double share) const;
  void addLaunch(const LaunchShape& shape, const Traffic& traffic, std::vector<std::int64_t> ran);

  Workers& m_workers;
  SectorMap& m_sectors;
  StoresHeldBack* m_lockstep = nullptr;
  std::map<const void*, WarpOrder> m_orders;  ///< of kernels that were loaded, by function
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
  const void* m_launchKernel = nullptr;  ///< of the launch that runs
  std::size_t m_launchSharedBytes = 0;   ///< of the same
  std::vector<CountedLaunch> m_launches;
  std::int64_t m_loadedBefore = 0;  ///< sectors, by the launches so far
  std::int64_t m_storedBefore = 0;
  std::int64_t m_loadedLinesBefore = 0;
  std::int64_t m_storedPairsBefore = 0;
};

}  // namespace warpbench::simulator
