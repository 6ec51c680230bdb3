// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "catalogue/reduce_operation.h"
#include "gpu/cuda_check.h"

namespace warpbench::cuda {

/// CUB's device-wide reduction (CUB documentation, cub::DeviceReduce), including its workspace.
class CubReduction {
 public:
  /// Reduces `elements` elements in device memory to `*out`. T is float, double or int32_t.
  /// @throws DeviceError if CUDA refuses.
  template <typename T>
  void run(cudaStream_t stream, const T* in, T* out, std::int64_t elements, ReduceOperation operation);

 private:
  DeviceBuffer m_workspace;
};

}  // namespace warpbench::cuda
