// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cuda_check.h"

#include <chrono>
#include <string>
#include <thread>

#include "core/text/error.h"
#include "core/text/text.h"

namespace warpbench::cuda {

void check(cudaError_t status, std::string_view call) {
  if (status == cudaSuccess) return;
  // Clear the error: the next launch would report it again if it is not sticky. A sticky error returns anyway.
  cudaGetLastError();
  const cudaError_t afterwards = cudaStreamQuery(nullptr);  // does not wait: the stream may be held
  const bool sticky = afterwards != cudaSuccess && afterwards != cudaErrorNotReady;
  const Message what(Message::text("%1 failed: %2 (%3)"), call, cudaGetErrorString(status), cudaGetErrorName(status));
  if (sticky) throw ProcessBroken(what);
  throw DeviceError(what);
}

DeviceBuffer::DeviceBuffer(std::size_t bytes) : m_bytes(bytes) {
  constexpr std::size_t kFromCuda = 256;  // at least; CUDA C++ Programming Guide, "Device Memory Accesses"
  const cudaError_t status = cudaMalloc(&m_allocated, bytes + kAlignment - kFromCuda);
  if (status == cudaErrorMemoryAllocation) {
    cudaGetLastError();
    std::size_t free = 0;
    std::size_t total = 0;
    check(cudaMemGetInfo(&free, &total), "cudaMemGetInfo");
    throw DeviceError(Message::text("an array needs %1 MiB of GPU memory, but %2 MiB are free: choose a smaller size"),
                      bytes >> 20, free >> 20);
  }
  check(status, "cudaMalloc");
  m_data = reinterpret_cast<void*>((reinterpret_cast<std::uintptr_t>(m_allocated) + kAlignment - 1) / kAlignment *
                                   kAlignment);
}

void CudaEvent::wait(double limitSeconds) const {
  using Clock = std::chrono::steady_clock;
  const Clock::time_point start = Clock::now();
  for (;;) {
    const cudaError_t status = cudaEventQuery(m_event);
    if (status != cudaErrorNotReady) return check(status, "a kernel");
    const auto waited = Clock::now() - start;
    if (std::chrono::duration<double>(waited).count() > limitSeconds)
      throw KernelDidNotEnd(Message::text("the kernel exceeded the launch limit of %1 s"), limitSeconds);
    // Poll without sleeping at first, so that short kernels are not delayed.
    if (waited > std::chrono::milliseconds(2)) std::this_thread::sleep_for(std::chrono::microseconds(200));
  }
}

double CudaEvent::since(const CudaEvent& start) const {
  float milliseconds = 0;
  check(cudaEventElapsedTime(&milliseconds, start.m_event, m_event), "cudaEventElapsedTime");
  return shortestDouble(milliseconds);
}

}  // namespace warpbench::cuda
