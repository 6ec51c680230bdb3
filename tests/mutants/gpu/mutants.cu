// SPDX-License-Identifier: GPL-3.0-or-later
#include "choose.h"
#include "gpu/cuda_check.h"
#include "mutants.h"

namespace warpbench::mutants {

__device__ int chosen = 0;
__device__ int change = 0;

void choose(int place, int by) {
  cuda::check(cudaMemcpyToSymbol(chosen, &place, sizeof(place)), "cudaMemcpyToSymbol");
  cuda::check(cudaMemcpyToSymbol(change, &by, sizeof(by)), "cudaMemcpyToSymbol");
}

}  // namespace warpbench::mutants
