// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/timing/pinned_transfer.h"

#include <algorithm>
#include <cstring>

namespace warpbench::cuda {
namespace {

constexpr std::size_t kBufferBytes = std::size_t{64} << 20;
constexpr double kCopyLimitSeconds = 30;

}  // namespace

PinnedTransfer::PinnedTransfer() {
  check(cudaMallocHost(&m_buffer, kBufferBytes), "cudaMallocHost");
  std::memset(m_buffer, 0, kBufferBytes);
}

PinnedTransfer::~PinnedTransfer() { cudaFreeHost(m_buffer); }

template <typename Copy>
double PinnedTransfer::inParts(std::size_t bytes, cudaStream_t stream, const Copy& copy) {
  m_begin.record(stream);
  for (std::size_t at = 0; at < bytes; at += kBufferBytes)
    check(copy(at, std::min(kBufferBytes, bytes - at)), "cudaMemcpyAsync");
  m_end.record(stream);
  m_end.wait(kCopyLimitSeconds);
  return m_end.since(m_begin);
}

double PinnedTransfer::toDevice(void* device, std::size_t bytes, cudaStream_t stream) {
  return inParts(bytes, stream, [&](std::size_t at, std::size_t part) {
    return cudaMemcpyAsync(static_cast<char*>(device) + at, m_buffer, part, cudaMemcpyHostToDevice, stream);
  });
}

double PinnedTransfer::toHost(const void* device, std::size_t bytes, cudaStream_t stream) {
  return inParts(bytes, stream, [&](std::size_t at, std::size_t part) {
    return cudaMemcpyAsync(m_buffer, static_cast<const char*>(device) + at, part, cudaMemcpyDeviceToHost, stream);
  });
}

}  // namespace warpbench::cuda
