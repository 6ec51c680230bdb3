// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cuda_runtime_api.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <utility>

#include "core/text/error.h"

namespace warpbench::cuda {

/// @throws DeviceError with the call and CUDA's reason if `status` is an error; ProcessBroken if every later CUDA call
/// will fail too.
void check(cudaError_t status, std::string_view call);

/// A kernel is still running after its time limit. Only ending the process stops it. Functions that would free its
/// memory (cudaFree, cudaFreeHost, cudaDeviceReset) wait for it, so leave everything allocated.
class KernelDidNotEnd : public ProcessBroken {
 public:
  using ProcessBroken::ProcessBroken;
};

/// Memory on the current device, freed with its owner, that begins at a multiple of 4 KiB. cudaMalloc aligns small
/// arrays to 512 bytes, after earlier allocations, and times depend on the place: 2^26 atomics on 256 counters take
/// 8.27 ms if the counters begin at an odd multiple of 512 bytes, and 17.27 ms at an even one (one H100, driver 580,
/// CUDA 13.0).
class DeviceBuffer {
 public:
  static constexpr std::size_t kAlignment = 4096;

  DeviceBuffer() = default;
  explicit DeviceBuffer(std::size_t bytes);
  ~DeviceBuffer() { cudaFree(m_allocated); }
  DeviceBuffer(DeviceBuffer&& other) noexcept
      : m_allocated(std::exchange(other.m_allocated, nullptr)),
        m_data(std::exchange(other.m_data, nullptr)),
        m_bytes(std::exchange(other.m_bytes, 0)) {}
  DeviceBuffer& operator=(DeviceBuffer&& other) noexcept {
    std::swap(m_allocated, other.m_allocated);
    std::swap(m_data, other.m_data);
    std::swap(m_bytes, other.m_bytes);
    return *this;
  }

  void* data() const { return m_data; }
  std::size_t bytes() const { return m_bytes; }

 private:
  void* m_allocated = nullptr;
  void* m_data = nullptr;
  std::size_t m_bytes = 0;
};

class Stream {
 public:
  Stream() { check(cudaStreamCreateWithFlags(&m_stream, cudaStreamNonBlocking), "cudaStreamCreateWithFlags"); }
  ~Stream() { cudaStreamDestroy(m_stream); }
  Stream(const Stream&) = delete;
  Stream& operator=(const Stream&) = delete;
  cudaStream_t get() const { return m_stream; }

 private:
  cudaStream_t m_stream = nullptr;
};

class CudaEvent {
 public:
  CudaEvent() { check(cudaEventCreate(&m_event), "cudaEventCreate"); }
  ~CudaEvent() { cudaEventDestroy(m_event); }
  CudaEvent(const CudaEvent&) = delete;
  CudaEvent& operator=(const CudaEvent&) = delete;

  void record(cudaStream_t stream) { check(cudaEventRecord(m_event, stream), "cudaEventRecord"); }
  /// Polls until the event has happened. @throws KernelDidNotEnd after `limitSeconds`; DeviceError if a kernel failed.
  void wait(double limitSeconds) const;
  /// Milliseconds from `start` to this event.
  double since(const CudaEvent& start) const;

 private:
  cudaEvent_t m_event = nullptr;
};

}  // namespace warpbench::cuda
