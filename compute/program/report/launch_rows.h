// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "program/report/program_report.h"

/// The numbers in the table of a program's launches.
namespace warpbench::program {

/// A launch, or all launches of a kernel combined.
struct LaunchRow {
  std::vector<std::size_t> launches;  ///< indices into the report; the first represents values that cannot be added
  std::string kernel;
  std::array<std::int64_t, 3> grid{};   ///< zeros if the launches differ
  std::array<std::int64_t, 3> block{};  ///< zeros if the launches differ
  std::optional<double> occupancy;      ///< 0..1; nothing if the launches differ
  std::optional<double> registers;      ///< per thread; nothing on a simulated GPU, or if the launches differ
  std::optional<double> milliseconds;   ///< total; nothing if a launch has no time
  std::optional<double> share;          ///< of the time of all launches, 0..1
  std::optional<Counters> counters;     ///< total; nothing if no launch was counted
  double flops = 0;                     ///< total
  double bytes = 0;                     ///< total; see Result
  std::size_t failed = 0;               ///< number of failed launches
  std::size_t findings = 0;             ///< of a check, in the kernel

  /// Sectors per request to global memory; nothing without requests.
  std::optional<double> sectorsPerRequest() const;
  /// Requested bytes / transferred bytes of global memory.
  std::optional<double> efficiency() const;
  /// Shared memory wavefronts beyond those without bank conflicts; nothing if shared memory is not used.
  std::optional<double> conflicts() const;
  /// The slowest of its launches; the first if no time is known.
  std::size_t slowest(const ProgramReport& report) const;
};

enum class Grouping { InOrder, ByKernel };

/// Rows are in launch order, or in the order of each kernel's first launch.
std::vector<LaunchRow> rowsOf(const ProgramReport& report, Grouping grouping);

/// One result per row, with the row's totals, for plots. Rows of several launches have their number as a parameter, the
/// others the launch's number.
Session sessionOf(const ProgramReport& report, const std::vector<LaunchRow>& rows);

}  // namespace warpbench::program
