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
extern int chosen;
extern int change;
/// Notes that a kernel came by.
void reach(int place);

inline int shift(int place) {
  reach(place);
  return place == chosen ? change : 0;
}
inline bool keeps(int place) {
  reach(place);
  return place != chosen;
}
#endif

}  // namespace warpbench::mutants
