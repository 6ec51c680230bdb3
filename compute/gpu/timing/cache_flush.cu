// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "gpu/timing/cache_flush.h"

namespace warpbench::cuda {
namespace {

__global__ void readThrough(const uint4* buffer, std::size_t count, unsigned* sum) {
  unsigned mine = 0;
  const std::size_t stride = std::size_t{gridDim.x} * blockDim.x;
  for (std::size_t i = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x; i < count; i += stride) {
    const uint4 value = buffer[i];
    mine += value.x + value.y + value.z + value.w;
  }
  // Never true, because the buffer contains zeros. The compiler cannot know that, so it keeps the loads.
  if (mine == 1) *sum = mine;
}

/// The L2 size of the current device.
std::size_t l2Bytes() {
  int device = 0;
  int bytes = 0;
  check(cudaGetDevice(&device), "cudaGetDevice");
  check(cudaDeviceGetAttribute(&bytes, cudaDevAttrL2CacheSize, device), "cudaDeviceGetAttribute");
  return static_cast<std::size_t>(bytes);
}

std::size_t bufferBytes() {
  std::size_t free = 0;
  std::size_t total = 0;
  check(cudaMemGetInfo(&free, &total), "cudaMemGetInfo");
  return std::min(4 * l2Bytes(), free / 4) / sizeof(uint4) * sizeof(uint4);
}

}  // namespace

CacheFlush::CacheFlush() : m_buffer(bufferBytes()), m_sum(sizeof(unsigned)) {
  m_empties = m_buffer.bytes() >= 2 * l2Bytes();
  int device = 0;
  check(cudaGetDevice(&device), "cudaGetDevice");
  check(cudaDeviceGetAttribute(&m_multiprocessors, cudaDevAttrMultiProcessorCount, device), "cudaDeviceGetAttribute");
}

void CacheFlush::run(cudaStream_t stream, Flush flush) {
  check(cudaMemsetAsync(m_buffer.data(), 0, m_buffer.bytes(), stream), "cudaMemsetAsync");
  if (flush == Flush::Memset) return;
  constexpr int kBlocksPerMultiprocessor = 4;
  constexpr int kThreads = 512;
  readThrough<<<m_multiprocessors * kBlocksPerMultiprocessor, kThreads, 0, stream>>>(
      static_cast<const uint4*>(m_buffer.data()), m_buffer.bytes() / sizeof(uint4),
      static_cast<unsigned*>(m_sum.data()));
  check(cudaGetLastError(), "readThrough");
}

}  // namespace warpbench::cuda
