// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cuda_runtime_api.h>

#include "device/device.h"
#include "gpu/cuda_check.h"

namespace warpbench::cuda {

/// Empties a GPU's L2 cache of what a kernel could use.
class CacheFlush {
 public:
  /// Takes four times the size of the current device's L2, or a quarter of the free memory if that is less.
  CacheFlush();

  /// Whether it is large enough to empty L2: twice its size.
  bool empties() const { return m_empties; }

  /// Writes the buffer, which evicts everything else, and then reads it through, which writes the dirty lines back:
  /// else that would happen inside the next kernel's time.
  void run(cudaStream_t stream, Flush flush);

 private:
  DeviceBuffer m_buffer;
  DeviceBuffer m_sum;
  bool m_empties = true;
  int m_multiprocessors = 0;
};

}  // namespace warpbench::cuda
