// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "gpu/cuda_check.h"

namespace warpbench::cuda {

/// CUB's device-wide inclusive sums (CUB documentation, cub::DeviceScan), including their workspace.
class CubScan {
 public:
  /// T is float or int32_t. @throws DeviceError if CUDA refuses.
  template <typename T>
  void run(cudaStream_t stream, const T* in, T* out, std::int64_t elements);

 private:
  DeviceBuffer m_workspace;
};

/// CUB's device-wide histogram of bytes (cub::DeviceHistogram), including its workspace.
class CubHistogram {
 public:
  /// Counts the values 0..bins-1. @throws DeviceError if CUDA refuses.
  void run(cudaStream_t stream, const unsigned char* in, int* counts, int bins, std::int64_t elements);

 private:
  DeviceBuffer m_workspace;
};

}  // namespace warpbench::cuda
