// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/simulated/checked_run.h"

/// Kernels with one mistake each, and correct counterparts, compiled like the catalogue's for checks. A comment in
/// faulty_kernels.cpp marks the line of each mistake for the tests.
namespace faulty_kernels {

/// Launches the kernel with that name; `in` and `out` are the problem's arrays of 100 floats each. @throws
/// std::out_of_range if there is none.
const warpbench::simulator::SimulatedLaunch& launchOf(const char* name);

}  // namespace faulty_kernels
