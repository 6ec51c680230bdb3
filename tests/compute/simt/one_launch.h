// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <utility>

#include "compute/device_buffer.h"
#include "simulator/checking/checked_launcher.h"
#include "simulator/counting/counting_launcher.h"

/// Launches of kernels that each test one language feature.
namespace warpbench::test {

using simulator::SimulatedLauncher;

inline simulator::Workers& workers() {
  static simulator::Workers workers(48 * 1024);
  return workers;
}

/// Runs one launch and returns its counts.
template <typename Launch>
Counters countsOf(Launch launch, std::stop_token stop = {}, bool counts = true) {
  alignas(32) static char nowhere[32];
  simulator::SectorMap sectors(nowhere, sizeof nowhere);
  simulator::CountingLauncher launcher(workers(), sectors, 1, std::move(stop), {}, counts);
  launch(launcher);
  return launcher.counters();
}

/// Runs one launch and examines all of its accesses.
template <typename Launch>
void checkOf(Launch launch, std::stop_token stop) {
  simulator::CheckedMemory memory(simulator::Remember::Accesses);
  simulator::BlockRunner runner(48 * 1024);
  simulator::Checker checker(memory);
  runner.stopOn(stop);
  simulator::CheckedLauncher launcher(runner, memory, checker, nullptr, 1, stop);
  launch(launcher);
}

}  // namespace warpbench::test
