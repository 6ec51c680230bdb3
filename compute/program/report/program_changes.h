// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/text/message.h"
#include "program/report/program_report.h"

namespace warpbench::program {

/// What changed from one run of a program to the next, a line for each kernel: launches, sectors, wavefronts, bank
/// conflicts, floating-point operations and modelled time of all its launches together. Kernels that are new or gone
/// are told of, and so is how the program ended. Empty: nothing changed.
std::vector<Message> changes(const ProgramReport& before, const ProgramReport& after);

}  // namespace warpbench::program
