// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <span>
#include <stop_token>
#include <string>

#include "simulator/block/block_runner.h"
#include "simulator/checking/checker.h"
#include "simulator/simulated_launcher.h"

namespace warpbench::simulator {

/// Runs kernels for a checker: all blocks, one after the other.
class CheckedLauncher final : public SimulatedLauncher {
 public:
  /// `listener`, if given, receives events after the checker.
  CheckedLauncher(BlockRunner& runner, CheckedMemory& memory, Checker& checker, BlockObserver* listener,
                  int multiprocessors, std::stop_token stop)
      : SimulatedLauncher(multiprocessors),
        m_runner(runner),
        m_memory(memory),
        m_checker(checker),
        m_listener(listener),
        m_stop(std::move(stop)) {}

 private:
  void run(const LaunchShape& shape, const KernelCall& kernel) override;
  void filled(std::span<std::byte> bytes) override;
  void constantSet(std::span<std::byte> array, std::size_t bytesSet) override;
  /// One array per `slot`.
  void* workspaceBytes(const std::string& name, std::size_t bytes, std::size_t elementBytes) override;

  BlockRunner& m_runner;
  CheckedMemory& m_memory;
  Checker& m_checker;
  BlockObserver* m_listener;
  std::stop_token m_stop;
  std::map<std::string, ShadowArray*> m_workspaces;
};

}  // namespace warpbench::simulator
