// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "simulator/block/block_runner.h"
#include "simulator/block/block_turns.h"
#include "simulator/checking/checker.h"

namespace warpbench::program {

/// Runs the blocks of a checked launch, one at a time. Most launches need one operating-system thread. Where a block
/// waits for a later one, that one runs on another thread.
class BlocksInTurn final : public simulator::BlockTurns {
 public:
  /// Runs a block by this runner.
  using Run = std::function<void(simulator::BlockRunner& runner, std::int64_t block)>;
  struct Limits {
    std::int64_t blocks = 0;
    std::int64_t mostAtOnce = 0;  ///< that may wait for each other
    std::size_t threadsPerBlock = 0;
    std::size_t sharedBytes = 0;  ///< of a block, at most
    bool cooperative = false;
  };
  BlocksInTurn(simulator::Checker& checker, const Limits& limits, Run run)
      : m_checker(checker), m_limits(limits), m_run(std::move(run)) {}

  /// Runs all blocks; `runner`: for those on the calling thread. @throws the first block's error.
  void runAll(simulator::BlockRunner& runner);

  Turn letOthersRun() override;
  void goesOn() override { m_idle = 0; }
  Turn meet() override;
  bool isCooperative() const override { return m_limits.cooperative; }

 private:
  struct Worker {
    std::condition_variable turn;
    simulator::Checker::BlockState block;  ///< what the checker knows of its block, while another worker's runs
  };
  void work(simulator::BlockRunner& runner);
  /// The worker continues, and the running one waits until it is its turn.
  void switchTo(Worker& next);
  Worker& begin();
  void completeMeeting();

  simulator::Checker& m_checker;
  Limits m_limits;
  Run m_run;
  std::mutex m_mutex;
  std::deque<Worker> m_workers;
  std::vector<std::thread> m_threads;
  std::deque<Worker*> m_waiting;  ///< the longest first
  Worker* m_running = nullptr;
  std::exception_ptr m_error;
  std::int64_t m_next = 0;   ///< the first block that has not begun
  std::int64_t m_ended = 0;  ///< number of blocks
  std::int64_t m_met = 0;    ///< number of blocks that wait for the grid
  std::int64_t m_meetings = 0;
  std::size_t m_idle = 0;  ///< turns since a block went on
};

}  // namespace warpbench::program
