// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include "gpu/cuda_check.h"

namespace warpbench::cuda {

/// Times copies between page-locked host memory and the device. One buffer of some MiB serves arrays of any size, part
/// by part: locking gigabytes would take longer than all copies.
class PinnedTransfer {
 public:
  /// @throws DeviceError where no memory can be locked.
  PinnedTransfer();
  ~PinnedTransfer();
  PinnedTransfer(const PinnedTransfer&) = delete;
  PinnedTransfer& operator=(const PinnedTransfer&) = delete;

  /// Milliseconds to overwrite `bytes` bytes of device memory, or to read them.
  double toDevice(void* device, std::size_t bytes, cudaStream_t stream);
  double toHost(const void* device, std::size_t bytes, cudaStream_t stream);

 private:
  /// Times `copy(at, part)` for each part of the buffer's size.
  template <typename Copy>
  double inParts(std::size_t bytes, cudaStream_t stream, const Copy& copy);

  void* m_buffer = nullptr;
  CudaEvent m_begin;
  CudaEvent m_end;
};

}  // namespace warpbench::cuda
