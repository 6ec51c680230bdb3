// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

/// How the simulator knows what a program's kernels compute.
namespace warpbench::program {

/// The assembly text of a program's file, as g++ makes it for x86-64, with counters: wherever a basic block begins (a
/// call of __sanitizer_cov_trace_pc), what the block computes is added to the thread's `warpbench_flops`. An addition,
/// a multiplication, a division and a square root count one, a fused multiply-add two, comparisons and conversions
/// none; nor does what a function of the mathematical library computes. Other machines' texts come back as they are.
std::string withFlopCounters(std::string_view assembly);

}  // namespace warpbench::program

extern "C" {

/// Floating-point operations of all that the thread has run: [0] with floats, [1] with doubles.
extern thread_local long long warpbench_flops[2];

}  // extern "C"
