// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/timing/host_transfer.h"

#include <algorithm>
#include <cstring>

#include "core/machine/machine_limits.h"
#include "gpu/cuda_check.h"

namespace warpbench::cuda {
namespace {

constexpr std::size_t kBufferBytes = std::size_t{64} << 20;
constexpr double kCopyLimitSeconds = 30;

}  // namespace

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
