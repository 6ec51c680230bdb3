// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <new>
#include <stop_token>
#include <utility>

#include "device/simt/checking/checked_launcher.h"
#include "device/simt/counting/counting_launcher.h"

/// Launches of kernels that are there for one word of the language each.
namespace warpbench::test {

using Launcher = simulator::SimulatedLauncher;

/// An array as a device has it: aligned to 256 bytes.
template <typename T>
class Buffer {
 public:
  explicit Buffer(std::size_t count, T value = T()) : m_values(new (std::align_val_t(256)) T[count]), m_count(count) {
    std::fill_n(m_values, count, value);
  }
  ~Buffer() { operator delete[](m_values, std::align_val_t(256)); }
  Buffer(const Buffer&) = delete;
  Buffer& operator=(const Buffer&) = delete;
  T& operator[](std::size_t i) { return m_values[i]; }
  T* data() { return m_values; }
  std::size_t bytes() const { return m_count * sizeof(T); }

 private:
  T* m_values;
  std::size_t m_count;
};

inline simulator::Workers& workers() {
  static simulator::Workers workers(48 * 1024);
  return workers;
}

/// Runs one launch and gives its counts.
template <typename Launch>
Counters countsOf(Launch launch, std::stop_token stop = {}, bool counts = true) {
  alignas(32) static char nowhere[32];
  simulator::SectorMap sectors(nowhere, sizeof nowhere);
  simulator::CountingLauncher launcher(workers(), sectors, 1, std::move(stop), {}, counts);
  launch(launcher);
  return launcher.counters();
}

/// Runs one launch and looks at all of its accesses.
template <typename Launch>
void checkOf(Launch launch, std::stop_token stop) {
  simulator::CheckedMemory memory(simulator::Remember::Accesses);
  simulator::BlockRunner runner(48 * 1024);
  simulator::Checker checker(memory, runner);
  runner.stopOn(stop);
  simulator::CheckedLauncher launcher(runner, memory, checker, nullptr, 1, stop);
  launch(launcher);
}

}  // namespace warpbench::test
