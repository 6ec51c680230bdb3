// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "device/device.h"

/// Whole CUDA programs made of a variant, which need nothing of this one: nvcc compiles them anywhere.
namespace warpbench::standalone {

/// The variant's kernels, or the point's own, in a program that makes the point's data, launches what one launch of the
/// variant launches on a GPU with so many multiprocessors, verifies the result against a loop on the host, before and
/// after timing, and prints time and bandwidth.
/// @throws RequestError where the variant has no kernel, or its data come from a file; CompileError where a copy has
/// not the variant's kernel.
std::string programOf(const Point& point, int multiprocessors);

/// Why programOf() refuses the variant; empty where it does not.
Message whyNoProgram(std::string_view family, std::string_view variant);

}  // namespace warpbench::standalone
