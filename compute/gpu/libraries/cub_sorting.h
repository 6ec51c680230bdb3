// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "gpu/cuda_check.h"

namespace warpbench::cuda {

/// CUB's device-wide radix sort (cub::DeviceRadixSort), including its workspace.
class CubSort {
 public:
  /// Ascending. @throws DeviceError if CUDA refuses.
  void run(cudaStream_t stream, const std::uint32_t* in, std::uint32_t* out, std::int64_t elements);

 private:
  DeviceBuffer m_workspace;
};

}  // namespace warpbench::cuda
