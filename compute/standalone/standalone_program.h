// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "device/device.h"

/// Generates standalone CUDA programs from variants, which nvcc can compile anywhere.
namespace warpbench::standalone {

/// A program with the variant's kernels, or the point's own, that creates the point's data, repeats the launches of the
/// variant on a GPU with `multiprocessors`, verifies the result against a host loop before and after timing, and prints
/// time and bandwidth. @throws RequestError if the variant has no kernel or reads data from a file; CompileError if a
/// copy lacks the variant's kernel.
std::string programOf(const Point& point, int multiprocessors);

/// Why programOf() refuses the variant; empty if it does not.
Message whyNoProgram(std::string_view family, std::string_view variant);

}  // namespace warpbench::standalone
