// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "results/session/session.h"

/// Readers of other programs' formats, within session_limits.h. They throw FormatError with fault and place.
namespace warpbench::import {

/// Start of the header in Nsight Compute's tables; the profiler's own lines may precede it.
inline constexpr std::string_view kNcuHeader = "\"ID\",";

/// Reads `ncu --csv --page raw`. The family is the kernel's name, the variant includes template arguments. Launches of
/// a kernel with the same grid and block are the samples of one result; counters are the first launch's.
Session sessionFromNcuTable(std::string_view text);

/// Start of the header in nvbench's CSV.
inline constexpr std::string_view kNvbenchCsvHeader = "Benchmark,";

/// Most axes of a benchmark.
inline constexpr std::size_t kMaxAxes = 100;

/// Reads `--csv` of an nvbench program: a result per state, with axes as parameters.
Session sessionFromNvbenchCsv(std::string_view text);

/// Whether a JSON document is nvbench's rather than a session.
bool isNvbenchJson(std::string_view text);

/// Reads `--json` of an nvbench program, without its binary sample files.
Session sessionFromNvbenchJson(std::string_view text);

}  // namespace warpbench::import
