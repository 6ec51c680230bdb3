// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "results/session/session.h"

/// The formats of other programs, within session_limits.h. Each reader throws FormatError saying what is wrong and
/// where.
namespace warpbench::import {

/// What the header of Nsight Compute's tables begins with; the profiler's own lines may stand above it.
inline constexpr std::string_view kNcuHeader = "\"ID\",";

/// `ncu --csv --page raw`. Family: the kernel's name; variant: the same with template arguments. Launches of one kernel
/// with one grid and block are the samples of one result; counters are those of the first.
Session sessionFromNcuTable(std::string_view text);

/// What the header of nvbench's CSV begins with.
inline constexpr std::string_view kNvbenchCsvHeader = "Benchmark,";

/// Axes of one benchmark.
inline constexpr std::size_t kMostAxes = 100;

/// `--csv` of a program made with nvbench: a result for each state, its axes the parameters.
Session sessionFromNvbenchCsv(std::string_view text);

/// Whether a JSON document is nvbench's rather than a session.
bool isNvbenchJson(std::string_view text);

/// `--json` of a program made with nvbench. Files of binary samples beside it are not read.
Session sessionFromNvbenchJson(std::string_view text);

}  // namespace warpbench::import
