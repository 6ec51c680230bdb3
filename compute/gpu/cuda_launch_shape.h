// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cuda_runtime_api.h>

#include <cstddef>

namespace warpbench::cuda {

/// One launch: how many blocks of how many threads.
struct CudaLaunchShape {
  dim3 grid;
  dim3 block;
  std::size_t dynamicSharedBytes = 0;
};

}  // namespace warpbench::cuda
