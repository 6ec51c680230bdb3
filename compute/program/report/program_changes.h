// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/text/message.h"
#include "program/report/program_report.h"

namespace warpbench::program {

/// The changes between two runs of a program, one line per kernel: launches, sectors, wavefronts, bank conflicts,
/// floating-point operations and modelled time, totalled over its launches. Also reports new and removed kernels and a
/// different end of the program. Empty if nothing changed.
std::vector<Message> changes(const ProgramReport& before, const ProgramReport& after);

}  // namespace warpbench::program
