// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/simt/intrinsics.h"
#include "device/simt/lane.h"
#include "device/simt/vector_names.h"
#include "device/simt/views.h"

/// The words of the kernel language, for the simulator.
#define __global__ inline
#define __device__ __attribute__((always_inline)) inline
#define __host__
#define __forceinline__
#define __shared__
#define __constant__ inline
#define __launch_bounds__(...)
#define __align__(bytes)

namespace warpbench {
inline namespace WARPBENCH_TARGET {

using simulator::blockDim;
using simulator::blockIdx;
using simulator::gridDim;
using simulator::threadIdx;

}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
