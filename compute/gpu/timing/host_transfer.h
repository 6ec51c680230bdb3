// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cuda_runtime_api.h>

#include <cstddef>
#include <vector>

#include "catalogue/host_pages.h"
#include "gpu/cuda_check.h"

namespace warpbench::cuda {

/// Copies between the device and its own host memory, which the first launch allocates, untimed.
class HostTransfer {
 public:
  HostTransfer() = default;
  ~HostTransfer();
  HostTransfer(const HostTransfer&) = delete;
  HostTransfer& operator=(const HostTransfer&) = delete;

  /// Copies to device memory `to` what `content` in device memory held at the first call.
  /// @throws DeviceError if memory is short or CUDA refuses.
  void toDevice(cudaStream_t stream, const void* content, void* to, std::size_t bytes, HostPages pages);

  /// Copies `from` to the host. deliver() later copies it to `answer` in device memory.
  /// @throws DeviceError as toDevice.
  void toHost(cudaStream_t stream, const void* from, void* answer, std::size_t bytes, HostPages pages);

  /// Copies the last toHost's result from the host to where it is verified, and waits. Does nothing without one.
  void deliver(cudaStream_t stream);

  /// True if copies wait for the stream: with pageable memory, the host takes part in them.
  bool waitsForStream() const { return !m_pageable.empty(); }

 private:
  /// @returns true if the memory is new.
  bool allocate(std::size_t bytes, HostPages pages);
  void* memory() { return m_locked ? m_locked : m_pageable.data(); }

  std::vector<std::byte> m_pageable;
  void* m_locked = nullptr;
  std::size_t m_bytes = 0;
  void* m_answer = nullptr;
};

/// Times copies between page-locked host memory and the device. A buffer of some MiB serves arrays of any size in
/// parts, because locking gigabytes would take longer than all copies.
class PinnedTransfer {
 public:
  /// @throws DeviceError if no memory can be locked.
  PinnedTransfer();
  ~PinnedTransfer();
  PinnedTransfer(const PinnedTransfer&) = delete;
  PinnedTransfer& operator=(const PinnedTransfer&) = delete;

  /// Milliseconds to overwrite `bytes` bytes of device memory, or to read them.
  double toDevice(void* device, std::size_t bytes, cudaStream_t stream);
  double toHost(const void* device, std::size_t bytes, cudaStream_t stream);

 private:
  /// Times `copy(at, part)` for each part, which is as large as the buffer at most.
  template <typename Copy>
  double inParts(std::size_t bytes, cudaStream_t stream, const Copy& copy);

  void* m_buffer = nullptr;
  CudaEvent m_begin;
  CudaEvent m_end;
};

}  // namespace warpbench::cuda
