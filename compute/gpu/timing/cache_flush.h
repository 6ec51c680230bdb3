// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cuda_runtime_api.h>

#include "device/device.h"
#include "gpu/cuda_check.h"

namespace warpbench::cuda {

/// Evicts everything useful to a kernel from a GPU's L2 cache.
class CacheFlush {
 public:
  /// Allocates four times the current device's L2 size, or a quarter of the free memory if that is less.
  CacheFlush();

  /// True if the buffer is large enough to empty L2: twice its size.
  bool empties() const { return m_empties; }

  /// Writes the buffer, which evicts everything else. Then reads it, which writes back the dirty lines that would
  /// otherwise be written back during the next kernel.
  void run(cudaStream_t stream, Flush flush);

 private:
  DeviceBuffer m_buffer;
  DeviceBuffer m_sum;
  bool m_empties = true;
  int m_multiprocessors = 0;
};

}  // namespace warpbench::cuda
