// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/explanation.h"
#include "program/report/program_report.h"

namespace warpbench::program {

/// Explains the speed of a program's launch, with the costliest line for the most expensive accesses.
/// @param profile of the real or simulated GPU; nullptr if unknown.
/// @param launch of the report.
Explanation explainLaunch(const ProgramReport& report, const LaunchEvent& launch, const GpuProfile* profile);

}  // namespace warpbench::program
