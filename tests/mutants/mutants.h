// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What generate.py puts into kernels: the change of one place, chosen when the program runs. Included before
/// everything else by the compiler's command line.
namespace warpbench::mutants {

#if defined(__CUDACC__)
extern __device__ int chosen;  ///< the place's number; 0: none
extern __device__ int change;  ///< of a bound: -1 or +1

__device__ inline int shift(int place) { return place == chosen ? change : 0; }
__device__ inline bool keeps(int place) { return place != chosen; }
#else
// Not inline: what they read is not the kernel's. Both note that a kernel came by.
int shift(int place);
bool keeps(int place);
#endif

}  // namespace warpbench::mutants
