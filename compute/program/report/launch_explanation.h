// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/explanation.h"
#include "program/report/program_report.h"

namespace warpbench::program {

/// Why a launch of a program is as fast as it is; of accesses that cost most, the line that pays most for them.
/// @param profile of the GPU that it ran on or that was simulated; nullptr where that is not known.
/// @param launch of the report.
Explanation explainLaunch(const ProgramReport& report, const LaunchEvent& launch, const GpuProfile* profile);

}  // namespace warpbench::program
