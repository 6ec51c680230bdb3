// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <malloc.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <utility>
#include <vector>

namespace warpbench::test {

/// The process's memory after a number of runs, and whether it has settled.
class MemoryLedger {
 public:
  /// malloc_trim() returns the free end of the main thread's heap only. Other threads' heaps would stay at their
  /// largest size, because their own threshold rises to 64 MiB with the freed arrays.
  MemoryLedger() { ::mallopt(M_TRIM_THRESHOLD, 1 << 20); }

  void note(int runs) {
    m_used.emplace_back(runs, residentMiB());
    if (runs % 100 == 0) std::printf("after %4d runs: %.1f MiB\n", runs, m_used.back().second);
  }

  /// Between the first and the last 100 runs after the warm-up; printed. Fewer runs allow no statement.
  bool steady() const {
    constexpr int kWarmUp = 200;  // runs
    // A run has about ten results of some KiB. A leak of one of them would reach about this in 1,000 runs; a leaked
    // plot, panel or picture per run would exceed it.
    constexpr double kMost = 8;  // MiB
    const int runs = m_used.empty() ? 0 : m_used.back().first;
    if (runs < 2 * kWarmUp) return true;
    std::vector<double> first, last;
    for (const auto& [number, used] : m_used) {
      if (number > kWarmUp && number <= kWarmUp + 100) first.push_back(used);
      if (number > runs - 100) last.push_back(used);
    }
    const double growth = median(last) - median(first);
    std::printf("memory: %.1f MiB after the warm-up, %.1f MiB at the end, growth %.1f MiB (bound %.0f)\n",
                median(first), median(last), growth, kMost);
    return growth <= kMost;
  }

 private:
  /// Memory in use: the allocator first returns its reserves.
  static double residentMiB() {
    ::malloc_trim(0);
    long all = 0, resident = 0;
    std::ifstream("/proc/self/statm") >> all >> resident;
    return static_cast<double>(resident) * static_cast<double>(::sysconf(_SC_PAGESIZE)) / (1 << 20);
  }
  static double median(std::vector<double> values) {
    std::ranges::sort(values);
    return values[values.size() / 2];
  }

  std::vector<std::pair<int, double>> m_used;  ///< runs, MiB
};

}  // namespace warpbench::test
