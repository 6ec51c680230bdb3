// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "program/report/program_report.h"

/// The table of a program's launches, as numbers.
namespace warpbench::program {

/// A launch, or all launches of a kernel together.
struct LaunchRow {
  std::vector<std::size_t> launches;  ///< indices into the report; the first stands for all in what cannot be added up
  std::string kernel;
  std::array<std::int64_t, 3> grid{};   ///< zeros where the launches differ
  std::array<std::int64_t, 3> block{};  ///< the same
  std::optional<double> occupancy;      ///< 0..1; nothing where the launches differ
  std::optional<double> registers;      ///< of a thread; nothing on a simulated GPU, or where the launches differ
  std::optional<double> milliseconds;   ///< of all together; nothing where one has no time
  std::optional<double> share;          ///< of the time of all launches, 0..1
  std::optional<Counters> counters;     ///< of all together; nothing where none was counted
  double flops = 0;                     ///< of all together
  double bytes = 0;                     ///< of all together; see Result
  std::size_t failed = 0;               ///< launches
  std::size_t findings = 0;             ///< of a check, in the kernel

  /// Sectors for each request to global memory; nothing where there is none.
  std::optional<double> sectorsPerRequest() const;
  /// Bytes asked for / bytes moved, of global memory.
  std::optional<double> efficiency() const;
  /// Wavefronts of shared memory beyond those without any bank conflict; nothing where it is not used.
  std::optional<double> conflicts() const;
  /// The launch of them that takes longest; the first where no time is known.
  std::size_t slowest(const ProgramReport& report) const;
};

enum class Grouping { InOrder, ByKernel };

/// In the order of the launches; kernels in the order of their first ones.
std::vector<LaunchRow> rowsOf(const ProgramReport& report, Grouping grouping);

/// A result for each row, in their order, with what the row adds up, for plots. Those of several launches say as a
/// parameter how many; the others which launch they are.
Session sessionOf(const ProgramReport& report, const std::vector<LaunchRow>& rows);

}  // namespace warpbench::program
