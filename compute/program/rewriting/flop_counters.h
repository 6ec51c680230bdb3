// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

/// Counts the floating-point operations of a program's kernels.
namespace warpbench::program {

/// Adds counters to the x86-64 assembly that g++ generates for a program's file. At the start of each basic block (a
/// call of __sanitizer_cov_trace_pc) the block's operations are added to the thread's `warpbench_flops`. Additions,
/// multiplications, divisions and square roots count one, fused multiply-adds two; comparisons, conversions and math
/// library functions count nothing. Returns assembly for other machines unchanged.
std::string withFlopCounters(std::string_view assembly);

}  // namespace warpbench::program

extern "C" {

/// Floating-point operations that the thread has executed: [0] with floats, [1] with doubles.
extern thread_local long long warpbench_flops[2];

}  // extern "C"
