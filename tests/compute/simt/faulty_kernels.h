// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/simulated/checked_run.h"

/// Kernels with one mistake each, and their likes without; they are compiled as the catalogue's are for checks. The
/// line of a mistake is marked in faulty_kernels.cpp with a comment that the tests look for.
namespace faulty_kernels {

/// Launches the kernel with that name; `in` and `out` are the problem's arrays of 100 floats each. @throws
/// std::out_of_range if there is none.
const warpbench::simulator::SimulatedLaunch& launchOf(const char* name);

}  // namespace faulty_kernels
