// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/timing/host_transfer.h"

#include "core/machine/available_memory.h"
#include "gpu/cuda_check.h"

namespace warpbench::cuda {

HostTransfer::~HostTransfer() { cudaFreeHost(m_locked); }

bool HostTransfer::allocate(std::size_t bytes, HostPages pages) {
  if (m_bytes == bytes) return false;
  if (pages == HostPages::Locked) {
    check(cudaFreeHost(m_locked), "cudaFreeHost");
    m_locked = nullptr;
    requireMemory(bytes, kArraysNeed);
    check(cudaMallocHost(&m_locked, bytes), "cudaMallocHost");
  } else {
    if (bytes > m_pageable.capacity()) requireMemory(bytes, kArraysNeed);
    m_pageable.resize(bytes);
  }
  m_bytes = bytes;
  return true;
}

void HostTransfer::toDevice(cudaStream_t stream, const void* content, void* to, std::size_t bytes, HostPages pages) {
  if (allocate(bytes, pages)) {
    check(cudaMemcpyAsync(memory(), content, bytes, cudaMemcpyDeviceToHost, stream), "cudaMemcpyAsync");
    check(cudaStreamSynchronize(stream), "cudaStreamSynchronize");
  }
  check(cudaMemcpyAsync(to, memory(), bytes, cudaMemcpyHostToDevice, stream), "cudaMemcpyAsync");
}

void HostTransfer::toHost(cudaStream_t stream, const void* from, void* answer, std::size_t bytes, HostPages pages) {
  allocate(bytes, pages);
  m_answer = answer;
  check(cudaMemcpyAsync(memory(), from, bytes, cudaMemcpyDeviceToHost, stream), "cudaMemcpyAsync");
}

void HostTransfer::deliver(cudaStream_t stream) {
  if (!m_answer) return;
  check(cudaMemcpyAsync(m_answer, memory(), m_bytes, cudaMemcpyHostToDevice, stream), "cudaMemcpyAsync");
  check(cudaStreamSynchronize(stream), "cudaStreamSynchronize");
}

}  // namespace warpbench::cuda
